CREATE TABLE `research_searches` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`sealed_query` text NOT NULL,
	`sealed_answer` text,
	`answered_at` integer,
	`searched_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `research_searches_by_user` ON `research_searches` (`user_id`,`searched_at`);--> statement-breakpoint
CREATE INDEX `research_searches_by_answer` ON `research_searches` (`answered_at`);