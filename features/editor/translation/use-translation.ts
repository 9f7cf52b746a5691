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
import { markTranslated, type TranslatedPairs, unmarkTranslated } from './calls'
import { type BlockLink, type Mark, type OpenMarks, openMarks, type TranslatedBlocks } from './open-marks'
import { type Translation, translationKeys, translationQuery } from './queries'
import { takeOver } from './take-over'
import { useCurrentDocument } from './use-current-document'

export interface TranslationOptions {
  locale: Locale
  /** The edited page, as loaded. */
  draft: PageDraft
  /** Its source, as loaded. */
  source: PageDraft
  /** The slugs of the reusable containers that both pages show; they have no links and no marks. */
  containers: readonly string[]
  /** Null until the page is open. */
  editor: Editor | null
}

/** A step that settles marks after saving, or reverts settled ones. */
type SettlingStep =
  | { pairsIn: (savedEditor: Editor) => TranslatedPairs | null }
  | { takenBack: TranslatedPairs }

/** Provides the open marks of a translation and their actions. */
export function useTranslation({ locale, draft, source: opened, containers, editor }: TranslationOptions) {
  const client = useQueryClient()
  const query = useQuery({
    ...translationQuery(locale, draft.id, containers),
    initialData: { source: opened, standing: draft.translation },
    refetchOnWindowFocus: true,
  })
  const { source, standing } = query.data
  const pageModules = useMemo(() => source.modules.filter(({ slug }) => slug === null), [source])
  const modules = useMemo(
    () => new Map(flattenModules(pageModules).map((module) => [toModuleKey(module.id), module])),
    [pageModules],
  )
  const sourceDocument = useMemo(() => toDocument(pageModules, {}), [pageModules])
  const document = useCurrentDocument(editor)
  const alignment = useMemo(() => {
    if (!editor || !document) return null
    const blocks = toTranslatedBlocks({ sourceDocument, standing, document, editor })
    return { blocks, ...openMarks(blocks) }
  }, [editor, document, sourceDocument, standing])

  // The settled steps of this session, the last one first; only these can be reverted.
  const [doneSteps, setDoneSteps] = useState<readonly TranslatedPairs[]>([])
  const settling = useMutation({
    mutationFn: async (step: SettlingStep) => {
      if ('takenBack' in step) {
        return {
          said: doneSteps.slice(1),
          result: await unmarkTranslated(locale, draft.id, step.takenBack),
        }
      }
      await editor?.flush()
      const pairs = editor && step.pairsIn(editor)
      return pairs && { said: [pairs, ...doneSteps], result: await markTranslated(locale, draft.id, pairs) }
    },
    onSuccess(step, variables) {
      // A step with a later change by another editor (409) can never be reverted.
      const result = step?.result
      const isOver = result && (result.ok || ('takenBack' in variables && result.failure.status === 409))
      if (isOver) setDoneSteps(step.said)
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
    found: alignment,
    settling,
    /** True if the page still has the title of its source, which a new translation starts with. */
    hasSourceTitle: document?.settings.title === source.title,
    /**
     * Takes a block over in one undo step.
     * @returns the key of the block, or null if that is impossible
     */
    take(mark: Mark): string | null {
      if (!editor || !alignment) return null
      const operation = takeOver(mark, {
        ...alignment.blocks,
        target: editor.document,
        pairs: alignment.pairs,
        newKey: createKey,
        findId: (key) => modules.get(key)?.id,
      })
      if (!operation || !editor.execute(operation)) return null
      const first = operation.type === 'several' ? operation.operations[0] : operation
      return first?.type === 'insert' ? first.tree.key : mark.target
    },
    /** Marks the translation of a block as matching its current source. */
    settle: (mark: Mark) =>
      settling.mutate({ pairsIn: (savedEditor) => toPairs([mark], modules, savedEditor) }),
    /** Settles all open marks. */
    settleAll: () =>
      settling.mutate({
        pairsIn: (savedEditor) => alignment && toPairs(alignment.marks, modules, savedEditor),
      }),
    /** Reverts the last settled step; null if nothing was settled since the page was opened. */
    takeBack: doneSteps[0] ? () => settling.mutate({ takenBack: doneSteps[0] ?? [] }) : null,
    /** Links the likely pairs. */
    linkLikely: () =>
      settling.mutate({
        pairsIn: ({ findId }) =>
          alignment && likelyPairs(alignment, { modules, findId, changed: alignment.blocks.changedSince }),
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

function toTranslatedBlocks({ sourceDocument, standing, document, editor }: Standing): TranslatedBlocks {
  return {
    source: sourceDocument,
    target: document,
    links: collectLinks(standing, document, editor),
    leftOut: new Set(standing.left_out?.map(toModuleKey)),
    changedSince: new Set(standing.changed_modules.map(toModuleKey)),
  }
}

/** Collects the links of the backend, and those of blocks that were taken over since. */
function collectLinks(
  { modules }: PageDraft['translation'],
  { nodes }: EditorDocument,
  { findId }: Editor,
): BlockLink[] {
  const byId = new Map(modules.map((module) => [module.module, module]))
  return [...nodes.values()].flatMap(({ key, counterpart }): BlockLink[] => {
    const link = byId.get(findId(key) ?? 0)
    if (link) return [{ ...link, target: key, source: toModuleKey(link.counterpart) }]
    return counterpart === undefined
      ? []
      : [{ target: key, source: toModuleKey(counterpart), state: 'copied', fields: [] }]
  })
}

type SourceModules = ReadonlyMap<string, Pick<Module, 'id' | 'revision'>>

/** Returns null if a block is not saved: the backend does not have its content. */
function toPairs(
  marks: readonly Mark[],
  modules: SourceModules,
  savedEditor: Editor,
): TranslatedPairs | null {
  const isSaved = ({ target }: Mark) =>
    target === null || (savedEditor.findId(target) !== null && !savedEditor.unsavedKeys.has(target))
  if (!marks.every(isSaved)) return null
  return marks.map(({ source, target }) => ({
    module: target === null ? null : savedEditor.findId(target),
    counterpart: source === null ? null : findShownRevision(source, modules),
  }))
}

interface LikelyPairs {
  modules: SourceModules
  findId: Editor['findId']
  /** The source blocks that may have changed since their translation. */
  changed: ReadonlySet<string>
}

function likelyPairs({ pairs }: OpenMarks, { modules, findId, changed }: LikelyPairs): TranslatedPairs {
  return [...pairs.likely].flatMap(([source, target]) => {
    const module = findId(target)
    const counterpart = findShownRevision(source, modules)
    return module === null || !counterpart ? [] : [{ module, counterpart, is_done: !changed.has(source) }]
  })
}

/** Returns the id and the shown revision of a source module. */
function findShownRevision(key: string, modules: SourceModules) {
  const { id, revision } = modules.get(key) ?? {}
  return id === undefined || revision === undefined ? null : { id, revision }
}
