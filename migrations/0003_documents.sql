CREATE TABLE `document_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`user_id` text NOT NULL,
	`query` text NOT NULL,
	`response` text NOT NULL,
	`pieces` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `document_questions_by_document` ON `document_questions` (`document_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `document_questions_by_user` ON `document_questions` (`user_id`);--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`upload_id` text NOT NULL,
	`file_name` text NOT NULL,
	`status` text NOT NULL,
	`progress` text NOT NULL,
	`failure_code` text,
	`failure_words` text,
	`summary` text,
	`sections` text NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	`archived_at` integer,
	`opened_at` integer NOT NULL,
	`attempt` integer DEFAULT 1 NOT NULL,
	`lease_id` text,
	`lease_until` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_by_upload` ON `documents` (`upload_id`);--> statement-breakpoint
CREATE INDEX `documents_by_user` ON `documents` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `documents_by_status` ON `documents` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `upload_chunks` (
	`upload_id` text NOT NULL,
	`user_id` text NOT NULL,
	`chunk_index` integer NOT NULL,
	`size` integer NOT NULL,
	`checksum` text NOT NULL,
	PRIMARY KEY(`upload_id`, `chunk_index`)
);
--> statement-breakpoint
CREATE INDEX `upload_chunks_by_user` ON `upload_chunks` (`user_id`);--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`file_name` text NOT NULL,
	`claimed_type` text NOT NULL,
	`file_size` integer NOT NULL,
	`total_chunks` integer NOT NULL,
	`created_at` integer NOT NULL,
	`touched_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `uploads_by_user` ON `uploads` (`user_id`,`touched_at`);--> statement-breakpoint
CREATE INDEX `uploads_by_time` ON `uploads` (`touched_at`);