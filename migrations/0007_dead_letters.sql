CREATE TABLE `dead_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`user_id` text,
	`body` text NOT NULL,
	`dead_at` integer NOT NULL,
	`times` integer DEFAULT 1 NOT NULL,
	`is_final` integer NOT NULL,
	`retry_asked_at` integer,
	`retried_at` integer
);
--> statement-breakpoint
CREATE INDEX `dead_letters_by_user` ON `dead_letters` (`user_id`);--> statement-breakpoint
CREATE INDEX `dead_letters_by_retry` ON `dead_letters` (`retry_asked_at`);--> statement-breakpoint
CREATE INDEX `dead_letters_by_time` ON `dead_letters` (`dead_at`);