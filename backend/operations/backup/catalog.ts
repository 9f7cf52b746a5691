import type pg from 'pg'
import { historyRelations } from '@/backend/platform/db/migration-history'
import type { SequenceEntry } from './manifest'

export interface Column {
  name: string
  /** SQL name of the type. */
  type: string
}

/** A table in `public`, without generated columns. */
export interface Table {
  name: string
  columns: Column[]
}

type Client = Pick<pg.ClientBase, 'query'>

/** Lists the tables by name, without those of extensions. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT relname AS name, coalesce(json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod))
      ORDER BY attnum) FILTER (WHERE attname IS NOT NULL), '[]') AS columns
    FROM pg_class LEFT JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relname <> ALL (${historyRelations})
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
    GROUP BY relname ORDER BY relname COLLATE "C"`)
  return rows
}

/** Reads all sequences. They are not part of a snapshot and may be ahead of its ids. */
export async function readSequences(client: Client): Promise<SequenceEntry[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' AND relname <> ALL (${historyRelations})
    ORDER BY relname COLLATE "C"`)
  if (rows.length === 0) return []
  const queries = rows.map(
    ({ name }) =>
      `SELECT ${quoteLiteral(name)} AS name, last_value::text AS value, is_called AS "isCalled" FROM public.${quoteIdentifier(name)}`,
  )
  return (await client.query<SequenceEntry>(queries.join(' UNION ALL '))).rows
}

export const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`

export const quoteLiteral = (text: string) => `'${text.replaceAll("'", "''")}'`
