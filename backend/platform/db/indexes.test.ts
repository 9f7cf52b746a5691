import { sql, TransactionRollbackError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startTestDatabase } from '@/tests/databases'

const database = startTestDatabase()

/**
 * Foreign keys without an index on their columns. Partial indexes without NULL count, and unique
 * indexes on some of the columns.
 */
const unindexedKeys = sql`
  SELECT source.relname || '.' || string_agg(columns.attname, ',') AS name
  FROM pg_constraint AS key
  JOIN pg_class AS source ON source.oid = key.conrelid
  JOIN pg_attribute AS columns ON columns.attrelid = key.conrelid AND columns.attnum = ANY (key.conkey)
  WHERE key.contype = 'f' AND NOT EXISTS (
    SELECT FROM pg_index AS index
    WHERE index.indrelid = key.conrelid AND index.indisvalid
      AND (
        (SELECT array_agg(number) FROM unnest(index.indkey::smallint[]) WITH ORDINALITY AS part(number, ordinal)
          WHERE ordinal <= cardinality(key.conkey)) @> key.conkey
        OR index.indisunique AND index.indkey::smallint[] <@ key.conkey
      )
      AND coalesce(pg_get_expr(index.indpred, index.indrelid), '(x IS NOT NULL)') ~ '^\\(\\w+ IS NOT NULL\\)$'
  )
  GROUP BY key.oid, source.relname ORDER BY name`

it('every foreign key has an index, so that a deletion of the referenced row scans no table', async () => {
  expect((await database.db.execute(unindexedKeys)).rows).toEqual([])
  const rollback = database.db.transaction(async (transaction) => {
    await transaction.execute(sql`DROP INDEX persons_photo`)
    expect((await transaction.execute(unindexedKeys)).rows).toEqual([{ name: 'persons.photo_id' }])
    transaction.rollback()
  })
  await expect(rollback).rejects.toThrow(TransactionRollbackError)
})
