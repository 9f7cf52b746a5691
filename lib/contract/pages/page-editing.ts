import { z } from 'zod'
import { userGroups } from '../accounts/account'
import { localeSchema } from '../common/locale-schema'
import { named } from '../common/named'
import { paginated } from '../common/pagination'
import { imageSchema } from '../media/image'
import { waiverSchema, waiversSchema } from './accessibility-audit'
import { pageSchema, pageStateSchema } from './page'
import { fieldDiffSchema } from './page-diff'

/**
 * A module and its counterpart in the other language, and what became of that since the module was last said to be translated.
 * `copied`: it was made as a copy, and nobody has said that it is translated. `fields` is what changed in the counterpart, nothing
 * where it is not known what that said before.
 */
export const translatedModuleSchema = named(
  'TranslatedModule',
  z.object({
    module: z.number().int(),
    counterpart: z.number().int(),
    state: z.enum(['same', 'copied', 'changed', 'removed']),
    fields: z.array(fieldDiffSchema),
  }),
)

/**
 * POST page/{id}/translated/: each module says what its counterpart says, which the editor saw in a `revision`; one alone, of this
 * language or of the other, has no counterpart and needs none. Without `is_done` modules are linked alone: the
 * counterpart counts as changed. POST page/{id}/translated/undo/ takes back what was said last of the same pairs.
 */
export const translatedSchema = named(
  'Translated',
  z.object({
    pairs: z
      .array(
        z.object({
          module: z.int32().positive().nullable(),
          counterpart: z.object({ id: z.int32().positive(), revision: z.int() }).nullable(),
          is_done: z.boolean().default(true),
        }),
      )
      .min(1)
      .max(1000),
  }),
)

/** The state of the page in the other language, for translators. */
const translationSchema = named(
  'PageTranslation',
  z.object({
    locale: localeSchema,
    /** Whether it has a working copy. */
    exists: z.boolean(),
    /** Whether that changed since this language was last published; false where this one never was. */
    changed_since: z.boolean(),
    /** Ids of its modules that are new or changed since then. */
    changed_modules: z.array(z.number().int()),
    /** The modules of this language that have counterparts there; none where the backend keeps no links. */
    modules: z.array(translatedModuleSchema).default([]),
    /** Ids of modules there that this language goes without; missing where the backend keeps no links. */
    left_out: z.array(z.number().int()).optional(),
  }),
)

/**
 * A page as its editors get it: the working copy or a version in the shape that visitors get, with what editing needs.
 * `revision` counts changes of the page's settings in this language and of what all languages share.
 */
export const pageDraftSchema = named(
  'PageDraft',
  pageSchema.extend({
    revision: z.number().int(),
    state: pageStateSchema,
    /** Whether the working copy differs from what is published, offline and scheduled pages too. */
    is_changed: z.boolean(),
    published_at: z.string().nullable(),
    publish_at: z.string().nullable(),
    unpublish_at: z.string().nullable(),
    /** Why the last scheduled step did not happen. */
    schedule_problem: z.enum(['path_taken', 'not_confirmed', 'unconfirmed']).nullable(),
    /** The version that is shown; null for the working copy. */
    version_id: z.number().int().nullable(),
    parent: z.number().int().nullable(),
    position: z.number().int(),
    slug: z.string(),
    menu_name: z.string(),
    is_highlight: z.boolean(),
    menu_image: imageSchema.nullable(),
    /** Missing where the backend knows no groups. */
    groups: z.array(z.enum(userGroups)).optional(),
    translation: translationSchema,
    /**
     * Full names of who wrote the modules of the working copy last, by their ids, and of who deleted those that were deleted lately;
     * missing where the backend does not say.
     */
    written_by: z.record(z.string(), z.string()).optional(),
    /** The full name of who changed the settings last, null for nobody; missing as above. */
    settings_written_by: z.string().nullable().optional(),
  }),
)

/** A version in the list: `number` counts from 1 within a page and language. */
export const pageVersionSchema = named(
  'PageVersion',
  z.object({
    id: z.number().int(),
    number: z.number().int(),
    note: z.string(),
    author: z.string().nullable(),
    created_at: z.string(),
    /** Whether it is what visitors see now. */
    is_published: z.boolean(),
    /** The waived findings of the accessibility check. */
    waived: z.array(waiverSchema),
  }),
)
export const pageVersionListSchema = paginated(pageVersionSchema)

/** POST page/{id}/publish/ */
export const publishingSchema = z.object({
  note: z.string().trim().max(500).default(''),
  waived: waiversSchema,
})

/** How many pages are published by one call. */
const maxPublishedAtOnce = 100

const pageInLanguage = z.object({ id: z.int32().positive(), locale: localeSchema })

/**
 * POST publish/: publishes several pages, each for itself; findings of the accessibility check that were waived in a page's last version
 * stay waived. With `is_check` nothing is published: it says what would be refused.
 */
export const bulkPublishingSchema = z.object({
  pages: z.array(pageInLanguage).min(1).max(maxPublishedAtOnce),
  note: publishingSchema.shape.note,
  is_check: z.boolean().default(false),
})

/** What became of each, or would. */
export const bulkPublishedSchema = named(
  'BulkPublished',
  z.object({
    done: z.array(pageInLanguage),
    refused: z.array(pageInLanguage.extend({ detail: z.string() })),
  }),
)

export type PageInLanguage = z.infer<typeof pageInLanguage>
export type BulkPublished = z.infer<typeof bulkPublishedSchema>
export type TranslatedModule = z.infer<typeof translatedModuleSchema>
export type PageDraft = z.infer<typeof pageDraftSchema>
export type PageVersion = z.infer<typeof pageVersionSchema>

/** POST page/{id}/restore/: a version by its id, or one of its modules with descendants. */
export const restoringSchema = z.object({
  version: z.int32().positive(),
  module: z.int32().positive().optional(),
})

const pointInTime = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

/** POST page/{id}/schedule/: null clears, what is left out stays as it was. */
export const schedulingSchema = z.object({
  publish_at: pointInTime.nullish(),
  unpublish_at: pointInTime.nullish(),
  /** Kept with the version that is made of the working copy of now. */
  waived: waiversSchema,
})
