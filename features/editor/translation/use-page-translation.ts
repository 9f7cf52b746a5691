import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { listWithDescendants, type Module } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import type { EditorDocument } from '../core/document'
import type { Editor } from '../core/editor'
import { createKey } from '../core/new-key'
import { toDocument, toModuleKey } from '../core/trees'
import { markTranslated, type TranslatedPairs, unmarkTranslated } from './calls'
import { type BlockLink, findOpenMarks, type OpenMark, type OpenMarks, type TranslatedBlocks } from './open-marks'
import { type Translation, translationKeys, translationQuery } from './queries'
import { createSourceChangeOperation } from './source-change'
import { useCurrentDocument } from './use-current-document'

export interface TranslationOptions {
  locale: Locale
  /** The edited page as it was loaded. */
  draft: PageDraft
  /** The source of the translation as it was loaded. */
  source: PageDraft
  /**
   * The slugs of the reusable containers that the page and its source show. They have no links and
   * no marks.
   */
  containers: readonly string[]
  /** Null until the page is open. */
  editor: Editor | null
}

/** A step that settles marks after saving, or reverts settled ones. */
type SettlingStep = { getPairs: (savedEditor: Editor) => TranslatedPairs | null } | { revertedPairs: TranslatedPairs }

/** Provides the open marks of a translation and their actions. */
export function usePageTranslation({ locale, draft, source: initialSource, containers, editor }: TranslationOptions) {
  const client = useQueryClient()
  const query = useQuery({
    ...translationQuery(locale, draft.id, containers),
    initialData: { source: initialSource, translationState: draft.translation },
    refetchOnWindowFocus: true,
  })
  const { source, translationState } = query.data
  const pageModules = useMemo(() => source.modules.filter(({ slug }) => slug === null), [source])
  const modules = useMemo(
    () => new Map(listWithDescendants(pageModules).map((module) => [toModuleKey(module.id), module])),
    [pageModules],
  )
  const sourceDocument = useMemo(() => toDocument(pageModules, {}), [pageModules])
  const document = useCurrentDocument(editor)
  const alignment = useMemo(() => {
    if (!editor || !document) return null
    const blocks = toTranslatedBlocks({ sourceDocument, translationState, document, editor })
    return { blocks, ...findOpenMarks(blocks) }
  }, [editor, document, sourceDocument, translationState])

  // The settled steps of this session, the last one first; only these can be reverted.
  const [settledSteps, setSettledSteps] = useState<readonly TranslatedPairs[]>([])
  const settleMutation = useMutation({
    mutationFn: async (step: SettlingStep) => {
      if ('revertedPairs' in step) {
        return {
          stepsAfter: settledSteps.slice(1),
          result: await unmarkTranslated(locale, draft.id, step.revertedPairs),
        }
      }
      await editor?.flush()
      const pairs = editor && step.getPairs(editor)
      return pairs && { stepsAfter: [pairs, ...settledSteps], result: await markTranslated(locale, draft.id, pairs) }
    },
    onSuccess(step, variables) {
      // A step with a later change by another editor (409) can never be reverted.
      const result = step?.result
      const isFinished = result && (result.ok || ('revertedPairs' in variables && result.failure.status === 409))
      if (isFinished) setSettledSteps(step.stepsAfter)
      if (!result?.ok) return void query.refetch()
      const { translation } = result.value
      client.setQueryData<Translation>(
        translationKeys.page(locale, draft.id),
        (previous) => previous && { ...previous, translationState: translation },
      )
    },
  })

  return {
    source,
    translationState,
    sourceDocument,
    alignment,
    settleMutation,
    /** True if the page still has the title of its source, which a new translation starts with. */
    hasSourceTitle: document?.settings.title === source.title,
    /**
     * Applies the change of a source block to the translation in one undo step.
     * @returns the key of the target block, or null if that is impossible
     */
    applySourceChange(mark: OpenMark): string | null {
      if (!editor || !alignment) return null
      const operation = createSourceChangeOperation(mark, {
        ...alignment.blocks,
        target: editor.document,
        pairs: alignment.pairs,
        createKey,
        findId: (key) => modules.get(key)?.id,
      })
      if (!operation || !editor.execute(operation)) return null
      const firstOperation = operation.type === 'several' ? operation.operations[0] : operation
      return firstOperation?.type === 'insert' ? firstOperation.tree.key : mark.target
    },
    /** Marks the translation of a block as matching its current source. */
    settle: (mark: OpenMark) =>
      settleMutation.mutate({ getPairs: (savedEditor) => toPairs([mark], modules, savedEditor) }),
    /** Settles all open marks. */
    settleAll: () =>
      settleMutation.mutate({
        getPairs: (savedEditor) => alignment && toPairs(alignment.marks, modules, savedEditor),
      }),
    /** Reverts the last settled step; null if nothing was settled since the page was opened. */
    revertLastStep: settledSteps[0] ? () => settleMutation.mutate({ revertedPairs: settledSteps[0] ?? [] }) : null,
    /** Links the likely pairs. */
    linkLikelyPairs: () =>
      settleMutation.mutate({
        getPairs: ({ findId }) =>
          alignment && listLikelyPairs(alignment, { modules, findId, changedKeys: alignment.blocks.changedKeys }),
      }),
  }
}

export type PageTranslation = ReturnType<typeof usePageTranslation>

interface TranslationInput {
  sourceDocument: EditorDocument
  translationState: PageDraft['translation']
  document: EditorDocument
  editor: Editor
}

function toTranslatedBlocks({
  sourceDocument,
  translationState,
  document,
  editor,
}: TranslationInput): TranslatedBlocks {
  return {
    source: sourceDocument,
    target: document,
    links: collectLinks(translationState, document, editor),
    leftOutKeys: new Set(translationState.left_out?.map(toModuleKey)),
    changedKeys: new Set(translationState.changed_modules.map(toModuleKey)),
  }
}

/** Collects the links of the backend and the links of blocks that were copied since then. */
function collectLinks(
  { modules }: PageDraft['translation'],
  { nodes }: EditorDocument,
  { findId }: Editor,
): BlockLink[] {
  const linksByModule = new Map(modules.map((module) => [module.module, module]))
  return [...nodes.values()].flatMap(({ key, counterpart }): BlockLink[] => {
    const link = linksByModule.get(findId(key) ?? 0)
    if (link) return [{ ...link, target: key, source: toModuleKey(link.counterpart) }]
    return counterpart === undefined
      ? []
      : [{ target: key, source: toModuleKey(counterpart), state: 'copied', fields: [] }]
  })
}

type SourceModules = ReadonlyMap<string, Pick<Module, 'id' | 'revision'>>

/** Returns null if a block is not saved, because the backend then does not have its content. */
function toPairs(marks: readonly OpenMark[], modules: SourceModules, savedEditor: Editor): TranslatedPairs | null {
  const isSaved = ({ target }: OpenMark) =>
    target === null || (savedEditor.findId(target) !== null && !savedEditor.changedKeys.has(target))
  if (!marks.every(isSaved)) return null
  return marks.map(({ source, target }) => ({
    module: target === null ? null : savedEditor.findId(target),
    counterpart: source === null ? null : findDisplayedRevision(source, modules),
  }))
}

interface LikelyPairs {
  modules: SourceModules
  findId: Editor['findId']
  /** The source blocks that may have changed since their translation. */
  changedKeys: ReadonlySet<string>
}

function listLikelyPairs({ pairs }: OpenMarks, { modules, findId, changedKeys }: LikelyPairs): TranslatedPairs {
  return [...pairs.likelyPairs].flatMap(([source, target]) => {
    const module = findId(target)
    const counterpart = findDisplayedRevision(source, modules)
    return module === null || !counterpart ? [] : [{ module, counterpart, is_done: !changedKeys.has(source) }]
  })
}

/** Returns the id and the shown revision of a source module. */
function findDisplayedRevision(key: string, modules: SourceModules) {
  const { id, revision } = modules.get(key) ?? {}
  return id === undefined || revision === undefined ? null : { id, revision }
}
