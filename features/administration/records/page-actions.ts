import { z } from 'zod'
import type { pageActions } from '@/lib/contract/administration/page-records'
import { type Locale, locales } from '@/lib/contract/common/locale'
import type { Values } from '../calls'
import { localizedSchema } from '../localized'
import type { Label, RecordAction } from '../record-type'
import { toFutureTime } from './future-time'

const publishLabel = { de: 'Veröffentlichen', en: 'Publish' }
const planLabel = { de: 'Planen', en: 'Schedule' }

/** Names of the languages as parts of sentences: "in German" and "the German version". */
const languageNames: Readonly<Record<Locale, { phrase: Label; version: Label }>> = {
  de: { phrase: { de: 'auf Deutsch', en: 'in German' }, version: { de: 'deutsche', en: 'German' } },
  en: { phrase: { de: 'auf Englisch', en: 'in English' }, version: { de: 'englische', en: 'English' } },
}

const hasVersion = (row: Values, locale: Locale) =>
  z.record(z.string(), z.unknown()).safeParse(row.state).data?.[locale] != null

/** Lists the languages in which the records will be published, and the missing versions. */
function listLanguageNotes(rows: readonly Values[]): Label[] {
  const counts = locales.map((locale) => ({ locale, count: rows.filter((row) => hasVersion(row, locale)).length }))
  const existingCounts = counts.filter(({ count }) => count > 0)
  const describeLanguages = (language: Locale, conjunction: string) =>
    existingCounts
      .map(({ locale, count }) => {
        const phrase = languageNames[locale].phrase[language]
        return count < rows.length ? `${phrase} (${count})` : phrase
      })
      .join(conjunction)
  const missingCounts = counts.filter(({ count }) => count === 0)
  return [
    {
      de: `Veröffentlicht wird ${describeLanguages('de', ' und ')}.`,
      en: `The entry is published ${describeLanguages('en', ' and ')}.`,
    },
    ...missingCounts.map(({ locale }) => {
      const { de, en } = languageNames[locale].version
      return { de: `Eine ${de} Fassung gibt es nicht.`, en: `There is no ${en} version.` }
    }),
  ]
}

const textStates = z.object({ de: z.boolean(), en: z.boolean() })

/** Maximum number of warnings that the dialog shows. */
const maxTextNotes = 10

/** Lists the selected records that have a version without any block. */
function listTextNotes(rows: readonly Values[]): Label[] {
  const notes = rows.flatMap((row) => {
    const hasTextByLocale = textStates.safeParse(row.has_text).data
    const titles = localizedSchema.safeParse(row.title).data
    return locales
      .filter((locale) => hasTextByLocale?.[locale] === false && hasVersion(row, locale))
      .map((locale) => {
        const { de, en } = languageNames[locale].version
        const name = titles?.[locale] ?? ''
        return {
          de: `Noch ohne Text: die ${de} Fassung von „${name}“.`,
          en: `Still without text: the ${en} version of “${name}.”`,
        }
      })
  })
  return notes.slice(0, maxTextNotes)
}

/** Lists the records of which one of the languages still has the text of the other. */
export function listCopyNotes(rows: readonly Values[], languages: readonly string[] = locales): Label[] {
  const notes = rows.flatMap((row) => {
    const locale = z.enum(locales).safeParse(row.untranslated).data
    if (!locale || !languages.includes(locale) || !hasVersion(row, locale)) return []
    const { de, en } = languageNames[locale].version
    const name = localizedSchema.safeParse(row.title).data?.[locale] ?? ''
    return [
      {
        de: `Noch nicht übersetzt: die ${de} Fassung von „${name}“ enthält den Text der anderen Sprache.`,
        en: `Not translated yet: the ${en} version of “${name}” contains the text of the other language.`,
      },
    ]
  })
  return notes.slice(0, maxTextNotes)
}

/** Returns the date that all rows have in common if it is in the future, otherwise null. */
function findFutureDate(rows: readonly Values[]): string | null {
  const dates = [...new Set(rows.map(({ date }) => date))]
  const [date] = dates
  return dates.length === 1 ? toFutureTime(date) : null
}

/** Returns the states of a page in the languages in which it exists. */
const listStates = ({ state: states }: Readonly<Record<string, unknown>>) =>
  Object.values(states ?? {}).filter((value) => value !== null)

const trashAction: RecordAction = {
  label: { de: 'In den Papierkorb', en: 'Move to trash' },
  question: {
    de: 'Aus dem Papierkorb kann der Eintrag als Entwurf wiederhergestellt werden, nicht mit seinen Plänen.',
    en: 'From the trash, the entry can be restored as a draft, but without its schedule.',
  },
}

export const pageRecordActions: { [Name in keyof typeof pageActions]: RecordAction } = {
  publish: {
    label: publishLabel,
    question: {
      de: 'Ohne Zeitpunkt wird sofort veröffentlicht. Ein bisher geplanter Zeitpunkt entfällt.',
      en: 'Without a time, it is published immediately. A previously scheduled time is discarded.',
    },
    fields: { at: { label: { de: 'Zeitpunkt', en: 'Time' }, kind: 'time' } },
    listNotes: listLanguageNotes,
    getSubmitLabel: ({ at }) => (at === null ? publishLabel : planLabel),
    isForStoredValues: true,
    undo: 'unpublish',
    // The undo takes a page offline in all languages, so the page must have been offline in all.
    isUndoable: (row) => listStates(row).every((value) => value === 'offline'),
  },
  unpublish: {
    label: { de: 'Offline nehmen', en: 'Take offline' },
    question: {
      de: 'Der Eintrag ist dann nicht mehr öffentlich, und Geplantes entfällt. Er bleibt hier und kann jederzeit wieder veröffentlicht werden.',
      en: 'The entry will no longer be public, and its schedule is deleted. It stays here and can be published again at any time.',
    },
    undo: 'publish',
    isOffered: (row) => listStates(row).some((value) => value !== 'offline'),
    // The undo publishes a page at once in all languages, so the page must have been online in all.
    isUndoable: (row) => listStates(row).every((value) => value === 'online'),
  },
  delete: trashAction,
}

/**
 * Actions on articles. The date of the article is proposed as the time of publication, and missing
 * texts are listed.
 */
export const articleActions: typeof pageRecordActions = {
  ...pageRecordActions,
  publish: {
    ...pageRecordActions.publish,
    listNotes: (rows) => [...listLanguageNotes(rows), ...listTextNotes(rows), ...listCopyNotes(rows)],
    getInitialParameters: (rows) => ({ at: findFutureDate(rows) }),
  },
}
