import { z } from 'zod'
import { userRoles } from '../accounts/account'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'
import { recordId } from '../common/record-id'
import { revisionSchema } from '../common/revision'
import { singleLine } from '../common/single-line'
import { reportNames } from './reports'
import type { Section } from './sections'

/** Maximum number of records per action. */
export const maxActionRecords = 500

/** Upper limit for counting search results. With more matches, `count` is this limit plus one. */
export const maxCounted = 1000

/** A text in both languages; either may be empty. */
export function localizedLine(longest: number) {
  return z.object({ de: singleLine(longest), en: singleLine(longest) })
}

/**
 * Contract of a record type in the administration:
 * `name` is the resource's name in paths;
 * `section` is the part of the administration that lists it;
 * `writes` is the path below `api/` for POST, PATCH and DELETE if `name` is taken by other calls;
 * `values` are the editable fields;
 * `row` holds the fields of a list item;
 * `filters` are the additional query parameters of lists;
 * `orderings` are the sortable columns, the default first; a leading `-` means descending;
 * `actions` are bulk operations with their parameters besides the ids.
 */
export interface RecordTypeContract<
  Values extends z.ZodRawShape = z.ZodRawShape,
  Row extends z.ZodRawShape = z.ZodRawShape,
  Filters extends z.ZodRawShape = z.ZodRawShape,
  Action extends string = string,
> {
  name: string
  section: Section
  writes?: string
  values: z.ZodObject<Values>
  row: z.ZodObject<Row>
  filters: z.ZodObject<Filters>
  orderings: readonly [string, ...string[]]
  actions: Readonly<Record<Action, z.ZodObject>>
}

/** Returns the path below `api/` for writes. */
export function writePath({ name, writes = name }: Pick<RecordTypeContract, 'name' | 'writes'>): string {
  return writes
}

/** Declares a record type and preserves the exact types of its schemas. */
export function recordType<
  Values extends z.ZodRawShape,
  Row extends z.ZodRawShape,
  Filters extends z.ZodRawShape,
  Action extends string,
>(type: RecordTypeContract<Values, Row, Filters, Action>): RecordTypeContract<Values, Row, Filters, Action> {
  return type
}

const time = z.iso.datetime({ offset: true })

/** Fields of every record besides its values. */
const recordFacts = {
  id: z.number().int(),
  revision: revisionSchema,
  /** Title in lists, in the requested language. */
  title: z.string(),
  /** Public page; null for none. */
  url: z.string().nullable(),
  /** Time of the last change and name of its author; null if unknown. */
  changed_at: time.nullable(),
  changed_by: z.string().nullable(),
}

/** Response of GET, POST and PATCH for one record. `row` holds the fields of a list item. */
export function administeredRecord<Values extends z.ZodRawShape, Row extends z.ZodRawShape>(
  values: z.ZodObject<Values>,
  row: z.ZodObject<Row>,
) {
  return z.object({ ...recordFacts, values, row })
}

/** GET api/administration/{type}/?search=&ordering=&page=&page_size=, plus the type's filters. */
export function administeredList<Row extends z.ZodRawShape>(row: z.ZodObject<Row>) {
  return paginated(
    z.object({ id: recordFacts.id, title: recordFacts.title, url: recordFacts.url, values: row }),
  )
}

/** PATCH api/{type}/{id}/: changes the given values of the given revision. */
export function recordChange<Values extends z.ZodRawShape>(values: z.ZodObject<Values>) {
  return z.object({ revision: revisionSchema, values: values.partial() })
}

/**
 * Record ids for POST api/administration/{type}/{action}/, sent along with the action's parameters.
 */
export const actionIds = z.array(recordId).min(1).max(maxActionRecords)

/** Ids in a query parameter: `1,2,3`, at most one page of a list. */
export const listedIds = z
  .string()
  .regex(/^\d{1,9}(?:,\d{1,9}){0,199}$/)
  .transform((text) => text.split(',').map(Number))

/** Response of an action: which records succeeded, and the reason for each failure. */
export const actionResultSchema = nameSchema(
  'ActionResult',
  z.object({
    done: z.array(z.number().int()),
    refused: z.array(z.object({ id: z.number().int(), detail: z.string() })),
  }),
)

/** GET api/administration/: the user and the record types that they may administer. */
export const administrationSchema = nameSchema(
  'Administration',
  z.object({
    user: z.object({ id: z.number().int(), name: z.string(), email: z.string(), role: z.enum(userRoles) }),
    types: z.array(z.string()),
    /** Available screens other than record types. */
    reports: z.array(z.enum(reportNames)),
    /** True if the site has a checklist (`api/checklist/`) that the user may see. */
    has_checklist: z.boolean(),
  }),
)

/** GET api/administration/search/?search=: the first matches of each type. */
export const foundRecordsSchema = nameSchema(
  'FoundRecords',
  z.object({
    results: z.array(
      z.object({ type: z.string(), id: z.number().int(), title: z.string(), url: z.string().nullable() }),
    ),
  }),
)

export type FoundRecord = z.infer<typeof foundRecordsSchema>['results'][number]
export type Administration = z.infer<typeof administrationSchema>

/** Cause of a version. `found` is a state that was written outside of the administration. */
export const versionEvents = ['created', 'changed', 'deleted', 'restored', 'imported', 'found'] as const

/** GET api/administration/{type}/{id}/history/, newest first. */
export const historySchema = nameSchema(
  'RecordHistory',
  paginated(
    z.object({
      revision: revisionSchema,
      event: z.enum(versionEvents),
      at: time,
      by: z.string().nullable(),
      /** Author of the proposal, if not the person who stored it. */
      proposed_by: z.string().nullable(),
      /** Names of the values that differ from the previous version. */
      changed: z.array(z.string()),
    }),
  ),
)

/** GET api/administration/{type}/{id}/uses/: pages and records that use it. */
export const recordUsesSchema = nameSchema(
  'RecordUses',
  z.array(z.object({ title: z.string(), url: z.string() })),
)

export type ActionResult = z.infer<typeof actionResultSchema>
