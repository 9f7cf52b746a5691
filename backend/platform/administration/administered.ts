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
import type { RecordValues } from '../db/schema/content/record-versions'
import type { Importable } from './import/importable'

export interface ListedRecord<Row> {
  id: number
  title: string
  /** Address of the public page; null if the record has none. */
  url: string | null
  values: Row
}

/** SQL fragments that list records. Each record must be exactly one row. */
export interface RecordList<Filters> {
  from: SQL
  /** The column of `from` with the record's id. */
  id: SQL
  /**
   * The columns to search, ignoring case and accents. Each word must match one of them. Long lists
   * have one column built for search (`searchable_text`).
   */
  searchColumns: readonly SQL[] | { text: SQL }
  /** Columns by the name of their ordering. */
  orderings: Readonly<Record<string, SQL>>
  /** Returns the SQL condition for the value of a filter. */
  filters: { [Name in keyof Filters]-?: FilterCondition<NonNullable<Filters[Name]>> }
}

/**
 * Declared as a method, because TypeScript compares parameters of methods bivariantly. This allows
 * one list of record types with different filters; the schema has validated the values.
 */
type FilterCondition<Value> = { condition(value: Value): SQL }['condition']

/** A filter for records that need attention. The start page counts its matches. */
export interface WaitingFilter<Filters = Record<string, string>> {
  key: WaitingKey
  filters(now: Date): Filters
}

/** The records of one type. The administration adds rights and version history. */
export interface Administered<
  Contract extends RecordTypeContract = RecordTypeContract,
  Values = z.output<Contract['values']>,
  Row = z.output<Contract['row']>,
> {
  contract: Contract
  /** Right to read the records. */
  may: Right
  /** Right to write the records and to run actions on them; by default `may`. */
  mayWrite?: Right
  /** Other rights for certain actions. */
  mayAct?: Readonly<Record<string, Right>>
  /** Asserts a further condition of writes, such as a recent proof. */
  assertMayWrite?(login: Login, now: Date): void
  list: RecordList<z.output<Contract['filters']>>
  /** Filters whose matches need attention. */
  waiting?: readonly WaitingFilter[]
  /** Content types of pages, for records that are pages. */
  contentTypes?: readonly string[]
  /** Returns the list rows of records in any order. */
  present(db: Queryable, ids: readonly number[], locale: Locale): Promise<ListedRecord<Row>[]>
  /** Returns the editable values of a record; null if it does not exist. */
  read(db: Queryable, id: number): Promise<Values | null>
  /** Validates values beyond the schema. `id` is null for a new record. */
  check?(db: Queryable, values: Values, id: number | null, locale: Locale): Promise<FieldErrors | null>
  /** Fields that contain ids of records. Restored values omit ids of deleted records. */
  references?: Readonly<Record<string, FindExisting>>
  /** Omits references to deleted records that are not in one of the fields of `references`. */
  omitMissingReferences?(db: Queryable, values: Values): Promise<Values>
  /**
   * Stores a new or restored record. `formerId` is the id before the deletion; null for a new
   * record. Without this method, records cannot be created.
   */
  insert?(db: Transaction, values: Values, formerId: number | null, author: Author): Promise<number>
  /** Without this method, records cannot be changed. */
  update?(db: Transaction, id: number, values: Values, author: Author): Promise<void>
  /**
   * Without this method, records cannot be deleted. Without `insert`, deleted records cannot be
   * restored, and a deletion saves no version.
   */
  remove?(db: Transaction, id: number, author: Author): Promise<void>
  /** The files of a record, deleted after the commit, because a rollback restores no file. */
  files?: {
    list(db: Transaction, id: number): Promise<string[]>
    remove(names: readonly string[]): Promise<void>
  }
  /** Data besides the values, which a deletion saves and a restoration writes back. */
  hidden?: {
    read(db: Transaction, id: number): Promise<RecordValues>
    write(db: Transaction, id: number, data: RecordValues, author: Author): Promise<void>
    /**
     * Inserts a restored record that needs its hidden data. Returns false to insert it from its
     * values alone.
     * @throws InvalidFieldsError
     */
    insert?(
      db: Transaction,
      record: { id: number; values: Values; hidden: RecordValues },
      author: Author,
    ): Promise<boolean>
  }
  /** Lists the pages and records that use one of the records, with titles in `locale`. */
  listUses?(db: Queryable, ids: readonly number[], locale: Locale): Promise<{ title: string; url: string }[]>
  /**
   * Columns of export and import. Without them, exports have the columns of the list, and imports
   * are impossible.
   */
  importable?: Importable<Values>
  /** Formats an export that has other columns than the list, and records it in the security log. */
  exportRecords?(db: Queryable, ids: readonly number[], author: Author): Promise<string>
  /** The actions of the contract except `delete`. An action throws to reject a record. */
  actions?: Readonly<Record<string, RecordAction>>
}

export type FindExisting = (db: Queryable, ids: readonly number[]) => Promise<Iterable<number>>

/** All record types and further areas of the administration. */
export interface Administration {
  types: readonly Administered[]
  /** Rights of areas that are not record types. */
  areas: Readonly<Record<AdministeredArea, Right>>
}

/** Runs an action on one record, each in its own transaction. */
export type RecordAction = (db: Transaction, id: number, input: unknown, author: Author) => Promise<void>

export const getWriteRight = ({ may, mayWrite = may }: Pick<Administered, 'may' | 'mayWrite'>): Right => mayWrite

export function getActionRight(type: Pick<Administered, 'may' | 'mayWrite' | 'mayAct'>, action: string): Right {
  const { mayAct = {} } = type
  return (Object.hasOwn(mayAct, action) ? mayAct[action] : undefined) ?? getWriteRight(type)
}
