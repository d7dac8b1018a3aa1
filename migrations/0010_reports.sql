CREATE TABLE `statement_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`tool` text NOT NULL,
	`kind` text NOT NULL,
	`sealed_words` text,
	`sealed_statement` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `statement_reports_by_user` ON `statement_reports` (`user_id`);--> statement-breakpoint
CREATE INDEX `statement_reports_by_time` ON `statement_reports` (`created_at`);