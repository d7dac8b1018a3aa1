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
