CREATE TABLE `people` (
	`user_id` text PRIMARY KEY NOT NULL,
	`shard` integer NOT NULL,
	`drawn_at` integer NOT NULL
);
