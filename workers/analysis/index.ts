/**
 * Consumer of the document queue. Messages carry a version and ids, never content. No version is produced yet, so
 * every message is one that this Worker does not know: it is retried, in case a newer Worker is on its way, and ends
 * in the dead-letter queue.
 */
export default {
  queue(batch) {
    for (const message of batch.messages) {
      console.error(
        JSON.stringify({ level: "error", event: "document.unknown_version", messageId: message.id }),
      );
      message.retry();
    }
  },
} satisfies ExportedHandler;
