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
