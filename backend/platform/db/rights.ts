import type pg from 'pg'
import { historyRelations, historyTables } from './migration-history'

type Client = Pick<pg.ClientBase, 'query'>

/** A missing right, with the SQL for the administrator. */
export interface MissingRight {
  text: string
  sql: string
}

/** The database role lacks rights. Nothing was changed. */
export class MissingRightsError extends Error {
  constructor(readonly missing: readonly MissingRight[]) {
    super(
      missing
        .map(({ text, sql }) => `${text} As an administrator of this database (DATABASE_URL) run: ${sql}`)
        .join('\n'),
    )
    this.name = 'MissingRightsError'
  }
}

interface RoleRights {
  /** Name of the role, quoted as an identifier. */
  role: string
  /** Name of the role, quoted as a literal. */
  roleLiteral: string
  database: string
  mayUsePublic: boolean
  mayCreate: boolean
  isPublicInSearchPath: boolean
  /** Default schema of new tables; null if there is none. */
  firstSchema: string | null
  /** Schema of a migration history that the role cannot read. */
  lockedHistory: string | null
  /** Number of tables and functions of other roles. */
  foreignCount: number
  /** Number of unreadable or unwritable tables and sequences. */
  unusableCount: number
}

/** Relations and functions of the site, without extensions. */
const siteObjects = `WITH all_objects AS (
    SELECT oid, relowner AS owner, relkind::text AS kind FROM pg_class
      WHERE relnamespace = ANY (ARRAY[to_regnamespace('public')::oid, to_regnamespace('drizzle')::oid]) AND relkind IN ('r', 'p', 'S')
    UNION ALL SELECT oid, proowner, 'function' FROM pg_proc WHERE pronamespace = to_regnamespace('public')::oid),
  site_objects AS (SELECT * FROM all_objects WHERE NOT EXISTS (SELECT FROM pg_depend WHERE objid = all_objects.oid AND deptype = 'e'))`

const rightsStatement = `${siteObjects}
  SELECT quote_ident(current_user) AS role, quote_literal(current_user) AS "roleLiteral", quote_ident(current_database()) AS database,
    coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'USAGE'), false) AS "mayUsePublic",
    coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'CREATE'), false) AS "mayCreate",
    'public' = ANY (current_schemas(false)) AS "isPublicInSearchPath",
    current_schema() AS "firstSchema",
    (SELECT nspname FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE relname = ANY (${historyRelations}) AND relkind = 'r' AND nspname IN ('drizzle', 'public')
        AND NOT (has_schema_privilege(relnamespace, 'USAGE') AND has_table_privilege(pg_class.oid, 'SELECT'))
      ORDER BY nspname = 'public' LIMIT 1) AS "lockedHistory",
    (SELECT count(*)::integer FROM site_objects WHERE NOT pg_has_role(owner, 'USAGE')) AS "foreignCount",
    (SELECT count(*)::integer FROM site_objects JOIN pg_class USING (oid)
      WHERE relnamespace = to_regnamespace('public')::oid AND relname <> ALL (${historyRelations}) AND NOT CASE kind
        WHEN 'S' THEN has_sequence_privilege(site_objects.oid, 'USAGE') AND has_sequence_privilege(site_objects.oid, 'SELECT')
        WHEN 'function' THEN true
        ELSE has_table_privilege(site_objects.oid, 'SELECT') AND has_table_privilege(site_objects.oid, 'INSERT')
          AND has_table_privilege(site_objects.oid, 'UPDATE') AND has_table_privilege(site_objects.oid, 'DELETE') END) AS "unusableCount"`

/**
 * Reads the missing rights to use and to migrate the database, from system catalogs, which need no
 * right.
 */
export async function readMissingRights(client: Client): Promise<{ toUse: MissingRight[]; toMigrate: MissingRight[] }> {
  const { rows } = await client.query<RoleRights>(rightsStatement)
  const [facts] = rows
  if (!facts) throw new Error('The database did not return the rights of its user.')
  return { toUse: listMissingToUse(facts), toMigrate: listMissingToMigrate(facts) }
}

function listMissingToUse({ role, ...facts }: RoleRights): MissingRight[] {
  const missingRights: MissingRight[] = []
  if (!facts.mayUsePublic) {
    const text = `The user ${role} may not use the schema public, in which the tables lie.`
    missingRights.push({ text, sql: `GRANT USAGE, CREATE ON SCHEMA public TO ${role};` })
  }
  if (facts.mayUsePublic && !facts.isPublicInSearchPath) missingRights.push(describeSearchPath(role, facts))
  if (facts.lockedHistory !== null) {
    const text = `The user ${role} may not read which migrations were made.`
    const schema = facts.lockedHistory
    const tables = historyTables.map((table) => `${schema}.${table}`).join(', ')
    const sql = `GRANT USAGE ON SCHEMA ${schema} TO ${role}; GRANT SELECT, INSERT ON ${tables} TO ${role};`
    missingRights.push({ text, sql })
  }
  if (facts.unusableCount > 0) {
    const text = `The user ${role} may not read and write ${facts.unusableCount} tables and sequences.`
    const grants = [
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};`,
      `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role};`,
    ]
    missingRights.push({ text, sql: grants.join(' ') })
  }
  return missingRights
}

function listMissingToMigrate({ role, ...facts }: RoleRights): MissingRight[] {
  const missingRights: MissingRight[] = []
  if (facts.mayUsePublic && !facts.mayCreate) {
    const text = `The user ${role} may not make tables in the schema public.`
    missingRights.push({ text, sql: `GRANT USAGE, CREATE ON SCHEMA public TO ${role};` })
  }
  if (facts.isPublicInSearchPath && facts.firstSchema !== 'public') missingRights.push(describeSearchPath(role, facts))
  if (facts.foreignCount > 0) {
    const text = `${facts.foreignCount} tables and functions belong to another user than ${role}, so that migrations cannot change them.`
    missingRights.push({ text, sql: createTakeOverSql(facts.roleLiteral) })
  }
  return missingRights
}

/**
 * Describes a wrong `search_path`. Migrations and backups use `public`, but a role with its own
 * schema creates tables there.
 */
function describeSearchPath(role: string, { database, firstSchema }: Pick<RoleRights, 'database' | 'firstSchema'>) {
  return {
    text: `The user ${role} creates tables in ${firstSchema === null ? 'no schema' : `the schema ${firstSchema}`}, not in public.`,
    sql: `ALTER ROLE ${role} IN DATABASE ${database} SET search_path = public;`,
  }
}

/**
 * Returns SQL that makes the role the owner of all tables and functions of the site. Sequences of a
 * table follow it. `REASSIGN OWNED` would transfer all objects of the previous owner, and fails for
 * the bootstrap superuser.
 */
function createTakeOverSql(roleLiteral: string): string {
  return `DO $$ DECLARE change text; BEGIN FOR change IN ${siteObjects}
  SELECT CASE kind WHEN 'function' THEN format('ALTER ROUTINE %s OWNER TO %I', oid::regprocedure, ${roleLiteral})
    ELSE format('ALTER TABLE %s OWNER TO %I', oid::regclass, ${roleLiteral}) END FROM site_objects
  WHERE kind <> 'S' OR NOT EXISTS (SELECT FROM pg_depend WHERE objid = site_objects.oid AND deptype IN ('a', 'i'))
LOOP EXECUTE change; END LOOP; END $$;`
}
