import type { SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { RecordTypeContract } from '@/lib/contract/administration/record-type'
import type { AdministeredArea } from '@/lib/contract/administration/rights'
import type { WaitingKey } from '@/lib/contract/administration/start'
import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { Author } from '../access/author'
import type { Right } from '../access/roles'
import type { Queryable, Transaction } from '../db/client'
import type { Login } from '../db/schema/accounts/sessions'
import type { Importable } from './import/importable'

/** A record as a list shows it. */
export interface ListedRecord<Row> {
  id: number
  title: string
  /** Address of the public page; null if the record has none. */
  url: string | null
  values: Row
}

/** SQL fragments of one list statement; each record is exactly one row. */
export interface RecordList<Filters> {
  from: SQL
  /** The column of `from` with the record's id. */
  id: SQL
  /**
   * Searchable columns, compared without case and accents. Each search word must match one of them.
   * Long lists use one text built for search (`searchable_text`).
   */
  searched: readonly SQL[] | { text: SQL }
  /** Sort columns by ordering name, without direction. */
  orderings: Readonly<Record<string, SQL>>
  /** SQL condition of each filter. */
  filters: { [Name in keyof Filters]-?: FilterCondition<NonNullable<Filters[Name]>> }
}

/**
 * Method type: its bivariant parameter lets all record types share one list. The caller passes only
 * values that the schema accepted.
 */
type FilterCondition<Value> = { condition(value: Value): SQL }['condition']

/** A list filter whose matches need attention; the start page counts them. */
export interface WaitingPart<Filters = Record<string, string>> {
  key: WaitingKey
  /** Filters of the list query. */
  filters(now: Date): Filters
}

/**
 * The reading and writing of one type of records. Rights and version history are handled here; each
 * record type defines its values.
 */
export interface Administered<
  Contract extends RecordTypeContract = RecordTypeContract,
  Values = z.output<Contract['values']>,
  Row = z.output<Contract['row']>,
> {
  contract: Contract
  may: Right
  /** Stricter rights for single actions. */
  mayAct?: Readonly<Record<string, Right>>
  /** Additional precondition of writes; throws if it is not met. */
  admitWrite?(login: Login, now: Date): void
  list: RecordList<z.output<Contract['filters']>>
  /** Filters whose matches need attention. */
  waiting?: readonly WaitingPart[]
  /** Content types of the pages that represent these records. */
  contentTypes?: readonly string[]
  /** List rows of these records, in any order. */
  present(db: Queryable, ids: readonly number[], locale: Locale): Promise<ListedRecord<Row>[]>
  /** Editable values of a record; null if it does not exist. */
  read(db: Queryable, id: number): Promise<Values | null>
  /**
   * Validates values beyond the schema. Returns errors by field, null for none. `id` is null for a
   * new record.
   */
  check?(db: Queryable, values: Values, id: number | null, locale: Locale): Promise<FieldErrors | null>
  /**
   * Stores a new record; with an id, restores a deleted one. If absent, records cannot be created.
   */
  insert?(db: Transaction, values: Values, id: number | null, author: Author): Promise<number>
  /** If absent, records cannot be changed. */
  update?(db: Transaction, id: number, values: Values, author: Author): Promise<void>
  /**
   * If absent, records cannot be deleted. Without `insert`, deletion is final and keeps no version.
   */
  remove?(db: Transaction, id: number, author: Author): Promise<void>
  /** Pages and records that use the record, with titles in `locale`. */
  listUses?(db: Queryable, id: number, locale: Locale): Promise<{ title: string; url: string }[]>
  /**
   * CSV columns for export and import. If absent, exports contain the list columns and import is
   * unsupported.
   */
  importable?: Importable<Values>
  /** Actions of the contract except `delete`; a rejected action throws. */
  actions?: Readonly<Record<string, RecordAction>>
}

/** All record types and areas of the administration. */
export interface Administration {
  types: readonly Administered[]
  /** Rights of areas that are not record types. */
  areas: Readonly<Record<AdministeredArea, Right>>
}

/** Performs an action on one record in its own transaction. */
export type RecordAction = (db: Transaction, id: number, input: unknown, author: Author) => Promise<void>
