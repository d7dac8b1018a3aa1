ALTER TABLE `usage_months` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `usage_months_open` ON `usage_months` (`period`) WHERE closed_at = 0;