import { z } from 'zod'
import { userRoles } from '../accounts/account'
import { named } from '../common/named'
import { paginated } from '../common/pagination'
import { recordId } from '../common/record-id'
import { revisionSchema } from '../common/revision'
import { singleLine } from '../common/single-line'
import { reportNames } from './reports'
import type { Section } from './sections'

/** How many records one action takes at most. */
const maxActionRecords = 500

/** So many records are counted of what a search finds; where there are more, `count` is one more than that. */
export const maxCounted = 1000

/** A text in both languages; either may be missing (empty). */
export function localizedLine(longest: number) {
  return z.object({ de: singleLine(longest), en: singleLine(longest) })
}

/**
 * What the administration knows of a type of records, in both directions:
 * `name` is the resource's name in paths;
 * `section` the part of the administration that it is in;
 * `writes` its path below `api/` for POST, PATCH and DELETE, where other calls have that of its name already;
 * `values` what a record is written with, and what it is read as to be changed;
 * `row` what a list shows of it;
 * `filters` the query's own parameters;
 * `orderings` the columns that lists are sorted by, the default one first, `-` before a name for the other direction;
 * `actions` what is done to several at once, with what each needs to know beside their ids.
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

/** Where records of a type are written, below `api/`. */
export function writePath({ name, writes = name }: Pick<RecordTypeContract, 'name' | 'writes'>): string {
  return writes
}

/** Keeps the exact shapes of a type's schemas. */
export function recordType<
  Values extends z.ZodRawShape,
  Row extends z.ZodRawShape,
  Filters extends z.ZodRawShape,
  Action extends string,
>(type: RecordTypeContract<Values, Row, Filters, Action>): RecordTypeContract<Values, Row, Filters, Action> {
  return type
}

const time = z.iso.datetime({ offset: true })

/** What every record of the administration has beside its values. */
const recordFacts = {
  id: z.number().int(),
  revision: revisionSchema,
  /** What it is called in lists, in the asked language. */
  title: z.string(),
  /** The page on which visitors see it; null for none. */
  url: z.string().nullable(),
  /** When it was changed last, and the name of who did; null if unknown. */
  changed_at: time.nullable(),
  changed_by: z.string().nullable(),
}

/** GET, POST and PATCH of one record: `row` is what lists show of it. */
export function administeredRecord<Values extends z.ZodRawShape, Row extends z.ZodRawShape>(
  values: z.ZodObject<Values>,
  row: z.ZodObject<Row>,
) {
  return z.object({ ...recordFacts, values, row })
}

/** GET api/administration/{type}/?search=&ordering=&page=&page_size=, and its filters. */
export function administeredList<Row extends z.ZodRawShape>(row: z.ZodObject<Row>) {
  return paginated(
    z.object({ id: recordFacts.id, title: recordFacts.title, url: recordFacts.url, values: row }),
  )
}

/** PATCH api/{type}/{id}/: what it names is changed, by who saw this revision. */
export function recordChange<Values extends z.ZodRawShape>(values: z.ZodObject<Values>) {
  return z.object({ revision: revisionSchema, values: values.partial() })
}

/** Ids of records, for POST api/administration/{type}/{action}/; beside them an action's own values. */
export const actionIds = z.array(recordId).min(1).max(maxActionRecords)

/** Ids in a query: `1,2,3`, at most as many as a page of a list has. */
export const listedIds = z
  .string()
  .regex(/^\d{1,9}(?:,\d{1,9}){0,199}$/)
  .transform((text) => text.split(',').map(Number))

/** The answer to an action: of each record by itself whether it was done, and if not, why. */
export const actionResultSchema = named(
  'ActionResult',
  z.object({
    done: z.array(z.number().int()),
    refused: z.array(z.object({ id: z.number().int(), detail: z.string() })),
  }),
)

/** GET api/administration/: who asks, and the names of the types that they may administer. */
export const administrationSchema = named(
  'Administration',
  z.object({
    user: z.object({ id: z.number().int(), name: z.string(), email: z.string(), role: z.enum(userRoles) }),
    types: z.array(z.string()),
    /** The screens beside those of types. */
    reports: z.array(z.enum(reportNames)),
    /** Whether the site began with a checklist (`api/checklist/`), and the user may see it. */
    has_checklist: z.boolean(),
  }),
)

/** GET api/administration/search/?search=: the first records of each type that words find. */
export const foundRecordsSchema = named(
  'FoundRecords',
  z.object({
    results: z.array(
      z.object({ type: z.string(), id: z.number().int(), title: z.string(), url: z.string().nullable() }),
    ),
  }),
)

export type FoundRecord = z.infer<typeof foundRecordsSchema>['results'][number]
export type Administration = z.infer<typeof administrationSchema>

/** How a version came about: `found` is a state that was written by another way than the administration. */
export const versionEvents = ['created', 'changed', 'deleted', 'restored', 'imported', 'found'] as const

/** GET api/administration/{type}/{id}/history/: the latest first. */
export const historySchema = named(
  'RecordHistory',
  paginated(
    z.object({
      revision: revisionSchema,
      event: z.enum(versionEvents),
      at: time,
      by: z.string().nullable(),
      /** Who proposed the change, where somebody else did. */
      proposed_by: z.string().nullable(),
      /** The names of the values that differ from the version before. */
      changed: z.array(z.string()),
    }),
  ),
)

/** GET api/administration/{type}/{id}/uses/: pages and records that show it. */
export const recordUsesSchema = named('RecordUses', z.array(z.object({ title: z.string(), url: z.string() })))

export type ActionResult = z.infer<typeof actionResultSchema>
