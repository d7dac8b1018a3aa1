/**
 * The tables of a person's record, in their Durable Object's SQLite. Sealed columns have `core/sealing`'s format; ids,
 * times, kinds and retention are in the clear. Times are Unix milliseconds.
 */
const TABLES = `
CREATE TABLE IF NOT EXISTS work (
  tool TEXT PRIMARY KEY, sealed BLOB, revision INTEGER NOT NULL, save_id TEXT NOT NULL, session_id TEXT NOT NULL,
  saved_at INTEGER NOT NULL, ended_at INTEGER, erase_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS notes (
  id TEXT PRIMARY KEY, kind TEXT NOT NULL, session_id TEXT NOT NULL, sealed_title BLOB NOT NULL,
  version INTEGER NOT NULL,  created_at INTEGER NOT NULL, changed_at INTEGER NOT NULL, signed_at INTEGER, left_at INTEGER, ended_at INTEGER,
  erase_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS notes_by_time ON notes (created_at, id);
CREATE TABLE IF NOT EXISTS note_versions (
  note_id TEXT NOT NULL, version INTEGER NOT NULL, cause TEXT NOT NULL, at INTEGER NOT NULL,
  sealed BLOB, object TEXT, bytes INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (note_id, version)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS items (
  kind TEXT NOT NULL, id TEXT NOT NULL, sealed BLOB NOT NULL, at INTEGER NOT NULL, erase_at INTEGER,
  PRIMARY KEY (kind, id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS events (
  seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, event TEXT NOT NULL, note_id TEXT NOT NULL, mac TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS audit_days (
  day TEXT PRIMARY KEY, count INTEGER NOT NULL, head TEXT NOT NULL, is_written INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sessions (
  session_id TEXT PRIMARY KEY, started_at INTEGER NOT NULL, ended_at INTEGER, erase_at INTEGER NOT NULL,
  live_until INTEGER, is_left INTEGER
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`;

/** Creates missing tables; called when the record is first used, and again after it was erased. */
export function createTables(sql: SqlStorage): void {
  sql.exec(TABLES);
  // Records from before sessions had a time until which they live.
  for (const name of ["live_until", "is_left"])
    if (!hasColumn(sql, "sessions", name)) sql.exec(`ALTER TABLE sessions ADD COLUMN ${name} INTEGER`);
  // Records from before versions had a size; one in the bucket has at least this many bytes.
  if (!hasColumn(sql, "note_versions", "bytes"))
    sql.exec(`ALTER TABLE note_versions ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
      UPDATE note_versions SET bytes = ifnull(length(sealed), 65536)`);
  sql.exec("CREATE INDEX IF NOT EXISTS note_versions_by_size ON note_versions (bytes)");
}

const hasColumn = (sql: SqlStorage, table: "sessions" | "note_versions", name: string): boolean =>
  sql
    .exec<{ name: string }>(`PRAGMA table_info(${table})`)
    .toArray()
    .some((column) => column.name === name);
