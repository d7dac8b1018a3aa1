CREATE TABLE `customers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`plan` text NOT NULL,
	`plan_chosen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `drafts` (
	`user_id` text NOT NULL,
	`form` text NOT NULL,
	`sealed` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `form`)
);
--> statement-breakpoint
CREATE TABLE `session_starts` (
	`session_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`started_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `usage_events` (
	`user_id` text NOT NULL,
	`event_id` text NOT NULL,
	`feature` text NOT NULL,
	`period` text NOT NULL,
	`input_tokens` integer NOT NULL,
	`output_tokens` integer NOT NULL,
	`is_counted` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `event_id`)
);
--> statement-breakpoint
CREATE INDEX `usage_events_by_time` ON `usage_events` (`user_id`,`at`,`event_id`);--> statement-breakpoint
CREATE TABLE `usage_months` (
	`user_id` text NOT NULL,
	`period` text NOT NULL,
	`counts` text NOT NULL,
	`input_tokens` integer NOT NULL,
	`output_tokens` integer NOT NULL,
	`closed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `period`)
);
