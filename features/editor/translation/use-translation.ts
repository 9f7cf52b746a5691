import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Module } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import type { EditorDocument } from '../core/document'
import type { Editor } from '../core/editor'
import { createKey } from '../core/new-key'
import { toDocument, toModuleKey } from '../core/trees'
import { flattenModules } from '../versions/comparison/merged-modules'
import { sayTranslated, type Translated, takeBackTranslated } from './calls'
import { type BlockLink, type Mark, type OpenMarks, openMarks, type TranslatedBlocks } from './open-marks'
import { type Translation, translationKeys, translationQuery } from './queries'
import { takeOver } from './take-over'
import { useCurrentDocument } from './use-current-document'

export interface TranslationOptions {
  locale: Locale
  /** The page that is edited, as it was opened. */
  draft: PageDraft
  /** Its source, as it was opened. */
  source: PageDraft
  /**
   * The slugs of the reusable containers that are shown with both; no links tell what is open of
   * them.
   */
  containers: readonly string[]
  /** Null until the page is open. */
  editor: Editor | null
}

/** Something that is said, once everything is saved, or taken back. */
type SettlingStep = { pairsIn: (saved: Editor) => Translated | null } | { takenBack: Translated }

/** What is open of a translation, and what can be done with it. */
export function useTranslation({ locale, draft, source: opened, containers, editor }: TranslationOptions) {
  const client = useQueryClient()
  const query = useQuery({
    ...translationQuery(locale, draft.id, containers),
    initialData: { source: opened, standing: draft.translation },
    refetchOnWindowFocus: true,
  })
  const { source, standing } = query.data
  const ofPage = useMemo(() => source.modules.filter(({ slug }) => slug === null), [source])
  const modules = useMemo(
    () => new Map(flattenModules(ofPage).map((module) => [toModuleKey(module.id), module])),
    [ofPage],
  )
  const sourceDocument = useMemo(() => toDocument(ofPage, {}), [ofPage])
  const document = useCurrentDocument(editor)
  const found = useMemo(() => {
    if (!editor || !document) return null
    const blocks = blocksOf({ sourceDocument, standing, document, editor })
    return { blocks, ...openMarks(blocks) }
  }, [editor, document, sourceDocument, standing])

  // What was said here, the last of it first; only that can be taken back.
  const [said, setSaid] = useState<readonly Translated[]>([])
  const settling = useMutation({
    mutationFn: async (step: SettlingStep) => {
      if ('takenBack' in step) {
        return { said: said.slice(1), result: await takeBackTranslated(locale, draft.id, step.takenBack) }
      }
      await editor?.flush()
      const pairs = editor && step.pairsIn(editor)
      return pairs && { said: [pairs, ...said], result: await sayTranslated(locale, draft.id, pairs) }
    },
    onSuccess(step, asked) {
      // What somebody else has said something about since cannot be taken back at all.
      const result = step?.result
      const isOver = result && (result.ok || ('takenBack' in asked && result.failure.status === 409))
      if (isOver) setSaid(step.said)
      if (!result?.ok) return void query.refetch()
      const { translation } = result.value
      client.setQueryData<Translation>(
        translationKeys.page(locale, draft.id),
        (old) => old && { ...old, standing: translation },
      )
    },
  })

  return {
    source,
    standing,
    sourceDocument,
    found,
    settling,
    /** Whether the page still has the title of its source, with which a translation begins. */
    hasSourceTitle: document?.settings.title === source.title,
    /**
     * Takes a block over, as one step of undo.
     * @returns the key of the block, or null where that is not possible
     */
    take(mark: Mark): string | null {
      if (!editor || !found) return null
      const operation = takeOver(mark, {
        ...found.blocks,
        target: editor.document,
        pairs: found.pairs,
        newKey: createKey,
        findId: (key) => modules.get(key)?.id,
      })
      if (!operation || !editor.execute(operation)) return null
      const first = operation.type === 'several' ? operation.operations[0] : operation
      return first?.type === 'insert' ? first.tree.key : mark.target
    },
    /** Says that the translation of a block goes with its source as that is. */
    settle: (mark: Mark) => settling.mutate({ pairsIn: (saved) => pairsOf([mark], modules, saved) }),
    /** The same of all that is open. */
    settleAll: () => settling.mutate({ pairsIn: (saved) => found && pairsOf(found.marks, modules, saved) }),
    /** Takes back what was said last; null where nothing was said since the page was opened. */
    takeBack: said[0] ? () => settling.mutate({ takenBack: said[0] ?? [] }) : null,
    /** Links the blocks that are likely to belong together. */
    linkLikely: () =>
      settling.mutate({
        pairsIn: ({ findId }) =>
          found && likelyPairs(found, { modules, findId, changed: found.blocks.changedSince }),
      }),
  }
}

export type TranslationWork = ReturnType<typeof useTranslation>

interface Standing {
  sourceDocument: EditorDocument
  standing: PageDraft['translation']
  document: EditorDocument
  editor: Editor
}

function blocksOf({ sourceDocument, standing, document, editor }: Standing): TranslatedBlocks {
  return {
    source: sourceDocument,
    target: document,
    links: linksOf(standing, document, editor),
    leftOut: new Set(standing.left_out?.map(toModuleKey)),
    changedSince: new Set(standing.changed_modules.map(toModuleKey)),
  }
}

/** The links that the backend knows, and those of blocks that were taken over since. */
function linksOf(
  { modules }: PageDraft['translation'],
  { nodes }: EditorDocument,
  { findId }: Editor,
): BlockLink[] {
  const byId = new Map(modules.map((module) => [module.module, module]))
  return [...nodes.values()].flatMap(({ key, counterpart }): BlockLink[] => {
    const known = byId.get(findId(key) ?? 0)
    if (known) return [{ ...known, target: key, source: toModuleKey(known.counterpart) }]
    return counterpart === undefined
      ? []
      : [{ target: key, source: toModuleKey(counterpart), state: 'copied', fields: [] }]
  })
}

type SourceModules = ReadonlyMap<string, Pick<Module, 'id' | 'revision'>>

/** Null where a block is not saved, so that the backend cannot know what it says. */
function pairsOf(marks: readonly Mark[], modules: SourceModules, saved: Editor): Translated | null {
  const isSaved = ({ target }: Mark) =>
    target === null || (saved.findId(target) !== null && !saved.unsavedKeys.has(target))
  if (!marks.every(isSaved)) return null
  return marks.map(({ source, target }) => ({
    module: target === null ? null : saved.findId(target),
    counterpart: source === null ? null : seen(source, modules),
  }))
}

interface Likely {
  modules: SourceModules
  findId: Editor['findId']
  /** The source blocks of which is not known what they said when they were translated. */
  changed: ReadonlySet<string>
}

function likelyPairs({ pairs }: OpenMarks, { modules, findId, changed }: Likely): Translated {
  return [...pairs.likely].flatMap(([source, target]) => {
    const module = findId(target)
    const counterpart = seen(source, modules)
    return module === null || !counterpart ? [] : [{ module, counterpart, is_done: !changed.has(source) }]
  })
}

/** A source module in the state that is shown. */
function seen(key: string, modules: SourceModules) {
  const { id, revision } = modules.get(key) ?? {}
  return id === undefined || revision === undefined ? null : { id, revision }
}
