import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Locale } from '@/lib/contract/locale'
import type { Module } from '@/lib/contract/module'
import type { PageDraft } from '@/lib/contract/page-editing'
import type { EditorDocument } from '../core/document'
import type { Editor } from '../core/editor'
import { newKey } from '../core/new-key'
import { documentOf, keyOfId } from '../core/trees'
import { flat } from '../versions/comparison/merged-modules'
import { sayTranslated, type Translated } from './calls'
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
  /** The slugs of the reusable containers that are shown with both; no links tell what is open of them. */
  containers: readonly string[]
  /** Null until the page is open. */
  editor: Editor | null
}

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
  const modules = useMemo(() => new Map(flat(ofPage).map((module) => [keyOfId(module.id), module])), [ofPage])
  const sourceDocument = useMemo(() => documentOf(ofPage, {}), [ofPage])
  const document = useCurrentDocument(editor)
  const found = useMemo(() => {
    if (!editor || !document) return null
    const blocks = blocksOf({ sourceDocument, standing, document, editor })
    return { blocks, ...openMarks(blocks) }
  }, [editor, document, sourceDocument, standing])

  const settling = useMutation({
    mutationFn: async (pairsIn: (saved: Editor) => Translated | null) => {
      await editor?.flush()
      const pairs = editor && pairsIn(editor)
      return pairs && (await sayTranslated(locale, draft.id, pairs))
    },
    onSuccess(result) {
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
    /** Takes a block over, as one step of undo. @returns the key of the block, or null where that is not possible */
    take(mark: Mark): string | null {
      if (!editor || !found) return null
      const operation = takeOver(mark, {
        ...{ ...found.blocks, target: editor.document, pairs: found.pairs, newKey },
        idOf: (key) => modules.get(key)?.id,
      })
      if (!operation || !editor.execute(operation)) return null
      const first = operation.type === 'several' ? operation.operations[0] : operation
      return first?.type === 'insert' ? first.tree.key : mark.target
    },
    /** Says that the translation of a block goes with its source as that is. */
    settle: (mark: Mark) => settling.mutate((saved) => pairsOf(mark, modules, saved)),
    /** Links the blocks that are likely to belong together. */
    linkLikely: () =>
      settling.mutate(
        ({ idOf }) => found && likelyPairs(found, { modules, idOf, changed: found.blocks.changedSince }),
      ),
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
    leftOut: new Set(standing.left_out?.map(keyOfId)),
    changedSince: new Set(standing.changed_modules.map(keyOfId)),
  }
}

/** The links that the backend knows, and those of blocks that were taken over since. */
function linksOf(
  { modules }: PageDraft['translation'],
  { nodes }: EditorDocument,
  { idOf }: Editor,
): BlockLink[] {
  const byId = new Map(modules.map((module) => [module.module, module]))
  return [...nodes.values()].flatMap(({ key, counterpart }): BlockLink[] => {
    const known = byId.get(idOf(key) ?? 0)
    if (known) return [{ ...known, target: key, source: keyOfId(known.counterpart) }]
    return counterpart === undefined
      ? []
      : [{ target: key, source: keyOfId(counterpart), state: 'copied', fields: [] }]
  })
}

type SourceModules = ReadonlyMap<string, Pick<Module, 'id' | 'revision'>>

/** Null where the block is not saved, so that the backend cannot know what it says. */
function pairsOf({ source, target }: Mark, modules: SourceModules, saved: Editor): Translated | null {
  const counterpart = source === null ? null : seen(source, modules)
  if (target === null) return [{ module: null, counterpart }]
  const module = saved.idOf(target)
  return module === null || saved.unsavedKeys.has(target) ? null : [{ module, counterpart }]
}

interface Likely {
  modules: SourceModules
  idOf: Editor['idOf']
  /** The source blocks of which is not known what they said when they were translated. */
  changed: ReadonlySet<string>
}

function likelyPairs({ pairs }: OpenMarks, { modules, idOf, changed }: Likely): Translated {
  return [...pairs.likely].flatMap(([source, target]) => {
    const module = idOf(target)
    const counterpart = seen(source, modules)
    return module === null || !counterpart ? [] : [{ module, counterpart, is_done: !changed.has(source) }]
  })
}

/** A source module in the state that is shown. */
function seen(key: string, modules: SourceModules) {
  const { id, revision } = modules.get(key) ?? {}
  return id === undefined || revision === undefined ? null : { id, revision }
}
