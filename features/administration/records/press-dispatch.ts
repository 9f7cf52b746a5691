import { z } from 'zod'
import { type pressDispatchActions, pressDispatchRow } from '@/lib/contract/administration/press-dispatch'
import { type Locale, locales } from '@/lib/contract/common/locale'
import type { Values } from '../calls'
import type { Filter, Label, RecordAction } from '../record-type'
import {
  deleteCommentAction,
  endDispatchAction,
  getTopicChoices,
  languages,
  resumeLabel,
  stopQuestion,
  testLabel,
  yesOrNo,
} from './common-labels'
import { toFutureTime } from './future-time'
import { listCopyNotes } from './page-actions'

const rowSchema = z.object({
  state: z.object({ de: z.string().nullable(), en: z.string().nullable() }),
  publish_at: z.string().nullish(),
  ...pressDispatchRow,
})
const choiceSchema = z.object({ topics: z.array(z.string()), languages: z.array(z.string()) })

const toDispatch = (row: Values) => rowSchema.safeParse(row).data?.dispatch ?? null

/** Returns true if the backend has dispatches, and the dispatch of the release has not begun. */
function isOpen(row: Values): boolean {
  const dispatch = toDispatch(row)
  return row.press_readers !== undefined && (dispatch === null || dispatch.state === 'planned')
}

function listLanguages(row: Values | undefined): Locale[] {
  const states = rowSchema.safeParse(row).data?.state
  return locales.filter((locale) => states?.[locale] != null)
}

const isStopped = (row: Values) => toDispatch(row)?.state === 'stopped'

/** Returns notes with the numbers of readers of the topics who would and would not get it now. */
function listReaderNotes([row]: readonly Values[], values: Values): Label[] {
  const readers = rowSchema.safeParse(row).data?.press_readers
  const choice = choiceSchema.safeParse(values).data
  if (!readers || !choice) return []
  const matches = readers.filter(({ topics }) => topics.some((topic) => choice.topics.includes(topic)))
  const countReaders = (isIncluded: boolean) =>
    matches.reduce(
      (sum, { language, count }) => (choice.languages.includes(language) === isIncluded ? sum + count : sum),
      0,
    )
  const [count, omittedCount] = [countReaders(true), countReaders(false)]
  const note = { de: `Empfängerinnen und Empfänger zurzeit: ${count}`, en: `Recipients at present: ${count}` }
  if (omittedCount === 0) return [note]
  return [
    note,
    { de: `Ohne E-Mail, weil ihre Sprache fehlt: ${omittedCount}`, en: `No email in their language: ${omittedCount}` },
  ]
}

/** The filter for issues and press releases whose dispatch has stopped or could not start. */
export const haltedFilter = {
  label: { de: 'Versand gestört', en: 'Mailing halted' },
  kind: 'choice',
  choices: yesOrNo,
} as const satisfies Filter

/** The actions that send a press release to the press list. */
export const pressActions: { [Name in keyof typeof pressDispatchActions]: RecordAction } = {
  test: { label: testLabel, presets: [{ label: testLabel, values: {} }], isForStoredValues: true, isOffered: isOpen },
  dispatch: {
    label: { de: 'An den Presseverteiler senden', en: 'Send to the press list' },
    question: {
      de: 'Gesendet wird mit der Veröffentlichung, mit Sperrfrist auch vorher. Alle erhalten sie in ihrer Sprache.',
      en: 'It is sent upon publication, or before it under an embargo. All receive it in their language.',
    },
    fields: {
      topics: {
        label: { de: 'Themen', en: 'Topics' },
        hint: {
          de: 'Alle, die mindestens eines davon gewählt haben, erhalten die Pressemitteilung.',
          en: 'Everyone who chose at least one of them receives the press release.',
        },
        kind: 'choices',
        choices: getTopicChoices('press'),
        isRequired: true,
      },
      languages: { label: { de: 'Sprachen', en: 'Languages' }, kind: 'choices', choices: languages, isRequired: true },
      at: {
        label: { de: 'Frühestens am', en: 'Not before' },
        hint: { de: 'Leer: so bald wie möglich.', en: 'Empty: as soon as possible.' },
        kind: 'time',
      },
      is_embargoed: {
        label: {
          de: 'Schon vor der geplanten Veröffentlichung senden, mit Sperrfrist bis dahin',
          en: 'Send before the scheduled publication, under an embargo until then',
        },
        kind: 'check',
      },
    },
    getInitialParameters: ([row]) => {
      const dispatch = row ? toDispatch(row) : null
      return {
        topics: dispatch?.topics ?? [],
        languages: dispatch?.languages ?? listLanguages(row),
        at: toFutureTime(dispatch?.planned_at),
        is_embargoed: dispatch?.is_embargoed ?? false,
      }
    },
    listNotes: (rows, values) => [
      ...listReaderNotes(rows, values),
      ...listCopyNotes(rows, choiceSchema.safeParse(values).data?.languages),
    ],
    isForStoredValues: true,
    isOffered: isOpen,
  },
  stop: {
    label: { de: 'Versand anhalten', en: 'Stop sending' },
    question: stopQuestion,
    isOffered: (row) => ['planned', 'sending'].includes(toDispatch(row)?.state ?? ''),
  },
  resume: {
    label: resumeLabel,
    question: {
      de: 'Nur wer die Pressemitteilung noch nicht erhalten hat, bekommt sie, und zwar die öffentliche Fassung oder, unter Sperrfrist, die geplante.',
      en: 'Only readers who have not received the press release get it: the public version or, under an embargo, the scheduled one.',
    },
    isForStoredValues: true,
    isOffered: isStopped,
  },
  end: { ...endDispatchAction, isOffered: isStopped },
  'remove-comment': deleteCommentAction,
}
