/**
 * The tables of the store in PostgreSQL, in a schema of their own. Texts that a person or a game made
 * are kept as JSON text: it keeps its order of keys, which was hashed, and no character is lost.
 */
export const SCHEMA = `
  SELECT pg_advisory_xact_lock(hashtextextended('haggle schema', 0));
  CREATE SCHEMA IF NOT EXISTS haggle;
  CREATE TABLE IF NOT EXISTS haggle.tables (
    id text PRIMARY KEY,
    game text NOT NULL,
    about text NOT NULL,
    created double precision NOT NULL,
    closed double precision,
    head integer NOT NULL,
    chairs text NOT NULL,
    deadline double precision
  );
  CREATE INDEX IF NOT EXISTS alarms ON haggle.tables (deadline)
    WHERE deadline IS NOT NULL AND closed IS NULL;
  CREATE TABLE IF NOT EXISTS haggle.locks (
    table_id text NOT NULL,
    chair text NOT NULL,
    key text NOT NULL,
    session text NOT NULL,
    PRIMARY KEY (table_id, chair)
  );
  CREATE TABLE IF NOT EXISTS haggle.entries (
    table_id text NOT NULL,
    seq integer NOT NULL,
    entry text NOT NULL,
    UNIQUE (table_id, seq)
  );
  CREATE TABLE IF NOT EXISTS haggle.answers (
    table_id text NOT NULL,
    chair text NOT NULL,
    id text NOT NULL,
    digest text NOT NULL,
    seq integer NOT NULL,
    refs text NOT NULL,
    PRIMARY KEY (table_id, chair, id)
  );
  CREATE TABLE IF NOT EXISTS haggle.snapshots (
    table_id text NOT NULL,
    seq integer NOT NULL,
    chairs text NOT NULL,
    snapshot text NOT NULL,
    seal text NOT NULL,
    milestone boolean NOT NULL,
    PRIMARY KEY (table_id, seq)
  );
  CREATE TABLE IF NOT EXISTS haggle.pulse (one integer PRIMARY KEY CHECK (one = 1), beats bigint NOT NULL);
`;

/** On this channel servers tell each other which table has changed. */
export const CHANNEL = 'haggle';

/** On this one they say what is not stored: who is connected where. */
export const TALK = 'haggle_talk';

const SERVING = `hashtextextended('haggle serving', 0)`;
/** Every server holds this together with the others, as long as its line for news is there. */
export const CLAIM_TOGETHER = `pg_try_advisory_lock_shared(${SERVING})`;
/** Nobody else may hold it for this one; it ends with the transaction. */
export const CLAIM_ALONE = `pg_try_advisory_xact_lock(${SERVING})`;

/**
 * A whole group commit in one statement, and so in one transaction that waits for nothing but the disk:
 * a server that stalls in the midst holds no lock that another waits for. Rows are locked in order, so
 * that two servers never wait for each other, and as an update locks them, so that nobody waits for
 * snapshots that are being saved. A table whose head moved meanwhile is left out, with all that belongs
 * to it; news of the others goes out with the commit.
 */
export const APPEND = `
  WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::float8[])
      AS w (id, after, head, chairs, deadline)
  ), held AS (
    SELECT id FROM haggle.tables WHERE id = ANY ($1::text[]) ORDER BY id FOR NO KEY UPDATE
  ), moved AS (
    UPDATE haggle.tables t SET head = w.head, chairs = w.chairs, deadline = w.deadline
    FROM wanted w JOIN held ON held.id = w.id
    WHERE t.id = w.id AND t.head = w.after AND t.closed IS NULL
    RETURNING t.id, t.head
  ), logged AS (
    INSERT INTO haggle.entries (table_id, seq, entry)
    SELECT e.id, e.seq, e.entry FROM unnest($6::text[], $7::int[], $8::text[]) AS e (id, seq, entry)
    JOIN moved ON moved.id = e.id
  ), answered AS (
    INSERT INTO haggle.answers (table_id, chair, id, digest, seq, refs)
    SELECT a.table_id, a.chair, a.id, a.digest, a.seq, a.refs
    FROM unnest($9::text[], $10::text[], $11::text[], $12::text[], $13::int[], $14::text[])
      AS a (table_id, chair, id, digest, seq, refs)
    JOIN moved ON moved.id = a.table_id
  )
  SELECT moved.id, pg_notify('${CHANNEL}', moved.id || ' ' || moved.head) FROM moved
`;

/** A new table with its locks and its opening; like an append in one statement. */
export const CREATE = `
  WITH opened AS (
    INSERT INTO haggle.tables (id, game, about, created, head, chairs, deadline)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
  ), locked AS (
    INSERT INTO haggle.locks (table_id, chair, key, session)
    SELECT $1, l.* FROM unnest($8::text[], $9::text[], $10::text[]) AS l
  )
  INSERT INTO haggle.entries (table_id, seq, entry)
  SELECT $1, e.* FROM unnest($11::int[], $12::text[]) AS e
`;

const NOTIFY_LOOK = `pg_notify('${CHANNEL}', $1 || ' look')`;

export const REPLACE_LOCK = `
  WITH placed AS (
    INSERT INTO haggle.locks (table_id, chair, key, session) VALUES ($1, $2, $3, $4)
    ON CONFLICT (table_id, chair) DO UPDATE SET key = excluded.key, session = excluded.session
    RETURNING 1
  )
  SELECT ${NOTIFY_LOOK} FROM placed
`;

export const HOLD_ABOUT = 'SELECT about FROM haggle.tables WHERE id = $1 FOR NO KEY UPDATE';

export const SET_ABOUT = `
  WITH changed AS (UPDATE haggle.tables SET about = $2 WHERE id = $1 RETURNING 1)
  SELECT ${NOTIFY_LOOK} FROM changed
`;

export const CLOSE = `
  WITH closed AS (
    UPDATE haggle.tables SET closed = $3
    WHERE id = $1 AND head = $2 AND closed IS NULL RETURNING 1
  )
  SELECT ${NOTIFY_LOOK} FROM closed
`;

/** One after the other in one transaction: once the row is gone, nothing is added to the table. */
export const REMOVE = [
  `DELETE FROM haggle.tables WHERE id = $1 RETURNING ${NOTIFY_LOOK}`,
  'DELETE FROM haggle.locks WHERE table_id = $1',
  'DELETE FROM haggle.entries WHERE table_id = $1',
  'DELETE FROM haggle.answers WHERE table_id = $1',
  'DELETE FROM haggle.snapshots WHERE table_id = $1',
] as const;

/** The table's row is held as long as it takes: of a table that is removed meanwhile nothing may stay. */
export const SAVE_SNAPSHOT = `
  WITH dropped AS (
    DELETE FROM haggle.snapshots WHERE table_id = $1 AND NOT milestone AND seq < $2
  )
  INSERT INTO haggle.snapshots (table_id, seq, chairs, snapshot, seal, milestone)
  SELECT id, $2, $3, $4, $5, $6 FROM haggle.tables WHERE id = $1 FOR KEY SHARE
  ON CONFLICT (table_id, seq) DO UPDATE SET chairs = excluded.chairs,
    snapshot = excluded.snapshot, seal = excluded.seal, milestone = excluded.milestone
`;

export const TOUCH = `
  INSERT INTO haggle.pulse VALUES (1, 1) ON CONFLICT (one) DO UPDATE SET beats = pulse.beats + 1
`;
