import { useTranslations } from 'next-intl'
import { memo, type ReactElement } from 'react'
import type { Module } from '@/lib/contract/blocks/module'
import { findBlockDefinition } from '@/lib/contract/blocks/registry'
import { listMissingFields } from '@/lib/contract/blocks/required'
import type { Locale } from '@/lib/contract/common/locale'
import type { ReturnedForm } from '@/lib/returned-form'
import type { EditAttributes, FieldAttributes } from './block'
import { getHeadingLevels } from './heading-levels'
import { pageSizes } from './list-sizes'
import styles from './module-list.module.css'
import { reportOnce } from './report-once'
import { findBlock } from './views'

export interface ModuleListProps {
  modules: Module[]
  locale: Locale
  /** True for a container at a place above or below the fixed part of a page, in its columns. */
  isInPlace?: boolean
  /** Renders a note for a module that cannot be shown; visitors see nothing. */
  isEditor?: boolean
  returnedForm?: ReturnedForm | null | undefined
  /** The attributes of a module's outermost element for the editor. */
  editAttributes?: ((module: Module) => EditAttributes) | undefined
}

/** The modules of a page on its grid, each rendered by its block's view. */
export function ModuleList({
  modules,
  isInPlace = false,
  isEditor = false,
  returnedForm,
  editAttributes,
}: ModuleListProps) {
  if (modules.length === 0) return null
  return (
    <div className={styles.page} data-in-place={isInPlace ? '' : undefined}>
      <Items
        modules={modules}
        sizes={pageSizes}
        headingLevelAbove={1}
        isEditor={isEditor}
        returnedForm={returnedForm}
        editAttributes={editAttributes}
      />
    </div>
  )
}

interface ListContext {
  sizes: string
  headingLevelAbove: number
  isEditor: boolean
  returnedForm: ModuleListProps['returnedForm']
  editAttributes: ModuleListProps['editAttributes']
}

function Items({ modules, ...context }: ListContext & { modules: Module[] }) {
  const sortedModules = modules.toSorted((a, b) => a.position - b.position)
  const levels = getHeadingLevels(sortedModules, context.headingLevelAbove)
  let previousModel: string | undefined
  return sortedModules.map((module, index) => {
    const item = (
      <Item
        key={`${module.model}-${module.id}`}
        {...context}
        module={module}
        previousModel={previousModel}
        headingLevelAbove={levels[index] ?? context.headingLevelAbove}
      />
    )
    if (findBlock(module.model)) previousModel = module.model
    return item
  })
}

interface ItemProps extends ListContext {
  module: Module
  /** The model of the module above; unknown models, which visitors do not see, are ignored. */
  previousModel: string | undefined
}

/**
 * One module, or nothing if it cannot be shown. Memoized, so that an edit renders only the changed
 * modules.
 */
const Item = memo(function Item({ module, previousModel, ...context }: ItemProps) {
  const content = renderModuleContent(module, context)
  if (!content) return null
  return (
    <div
      className={styles.module}
      {...getLayoutAttributes(module.model, previousModel)}
      data-model={module.model}
      {...context.editAttributes?.(module)}
    >
      {content}
    </div>
  )
})

/**
 * Returns the attributes for the style sheet. They also describe the preceding block, because with
 * a `+` selector browsers would recompute the styles of all blocks after each insertion.
 */
function getLayoutAttributes(model: string, previousModel: string | undefined) {
  const { isText, pageSpace, repetitionSpace, hasColumnSpace } = findBlock(model)?.layout ?? {}
  const previousLayout = previousModel === undefined ? undefined : findBlock(previousModel)?.layout
  return {
    'data-text': isText && '',
    'data-page-space': pageSpace || previousLayout?.pageSpace === 'around' ? '' : undefined,
    'data-repeated': model === previousModel ? repetitionSpace : undefined,
    'data-column-space': hasColumnSpace && '',
    'data-after-lead': previousLayout?.isLead && '',
  }
}

const markField: FieldAttributes = (field) => ({ 'data-field': field })

/**
 * Renders a module. Reports an unknown model or invalid data, and renders null or a note for
 * editors.
 */
function renderModuleContent(
  module: Module,
  context: ListContext,
  editAttributes?: EditAttributes,
): ReactElement | null {
  const block = findBlock(module.model)
  const renderInside = (modules: Module[], innerContext: ListContext) => (
    <div className={styles.column} {...(modules.length === 0 && toEmptyNote(context.editAttributes?.(module)))}>
      <Items {...innerContext} modules={modules} />
    </div>
  )
  const content = block?.render({
    module,
    sizes: context.sizes,
    editAttributes,
    returnedForm: context.returnedForm,
    fieldAttributes: context.editAttributes && markField,
    headingLevel: Math.min(context.headingLevelAbove + 1, 6),
    renderModule: (child, sizes) => renderModuleContent(child, { ...context, sizes }, context.editAttributes?.(child)),
    renderModules: (modules, sizes, headingLevelAbove = context.headingLevelAbove) =>
      renderInside(modules, { ...context, sizes, headingLevelAbove }),
    renderReusable: (modules, sizes) => renderInside(modules, { ...context, sizes, editAttributes: undefined }),
  })
  if (content) return content
  const missingKind = context.isEditor ? findMissingKind(module) : null
  if (missingKind !== null) return <Note reason={{ missing: missingKind }} editAttributes={editAttributes} />
  reportOnce(block ? 'Wrong data of a block' : 'Unknown block', module.model, module.id)
  return context.isEditor ? <Note reason={{ model: module.model }} editAttributes={editAttributes} /> : null
}

/**
 * Returns the attributes of the note that editors see in an empty list of a module. The note is in
 * the language of the editor.
 */
function toEmptyNote(attributes: EditAttributes | undefined): EditAttributes & { lang?: string } {
  const { 'data-empty': note, 'data-empty-language': language } = attributes ?? {}
  return note === undefined ? {} : { 'data-empty': note, lang: String(language) }
}

/** Returns the kind of the first missing field of a module; null if none is missing. */
function findMissingKind(module: Module): string | null {
  const [name] = listMissingFields(module)
  const field = name === undefined ? undefined : findBlockDefinition(module.model)?.stored[name]
  if (!field) return null
  return field.kind === 'medium' ? field.medium : field.kind
}

interface NoteProps {
  /** The kind of the missing field, or the model of a module that cannot be shown. */
  reason: { missing: string } | { model: string }
  editAttributes: EditAttributes | undefined
}

function Note({ reason, editAttributes }: NoteProps) {
  const t = useTranslations('blocks')
  return (
    <p role="note" className={styles.note} {...editAttributes}>
      {'missing' in reason ? t('incomplete', reason) : t('cannotBeShown', reason)}
    </p>
  )
}
