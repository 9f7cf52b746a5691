import { useTranslations } from 'next-intl'
import { memo, type ReactElement } from 'react'
import type { Module } from '@/lib/contract/blocks/module'
import { findBlockDefinition } from '@/lib/contract/blocks/registry'
import { missingFields } from '@/lib/contract/blocks/required'
import type { Locale } from '@/lib/contract/common/locale'
import type { ReturnedForm } from '@/lib/returned-form'
import type { EditAttributes, FieldAttributes } from './block'
import { headingLevels } from './heading-levels'
import { pageSizes } from './list-sizes'
import styles from './module-list.module.css'
import { reportOnce } from './report-once'
import { findBlock } from './views'

export interface ModuleListProps {
  modules: Module[]
  locale: Locale
  /** Whether it stands above or below the fixed part of a page, in whose columns it is. */
  isInPlace?: boolean
  /** Renders a note instead of a module that cannot be shown; visitors see nothing there. */
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
        above={1}
        isEditor={isEditor}
        returnedForm={returnedForm}
        editAttributes={editAttributes}
      />
    </div>
  )
}

interface RenderContext {
  sizes: string
  /** The level of the heading above. */
  above: number
  isEditor: boolean
  returnedForm: ModuleListProps['returnedForm']
  editAttributes: ModuleListProps['editAttributes']
}

function Items({ modules, ...context }: RenderContext & { modules: Module[] }) {
  const sorted = modules.toSorted((one, other) => one.position - other.position)
  const levels = headingLevels(sorted, context.above)
  let before: string | undefined
  return sorted.map((module, index) => {
    const item = (
      <Item
        key={`${module.model}-${module.id}`}
        {...context}
        module={module}
        before={before}
        above={levels[index] ?? context.above}
      />
    )
    if (findBlock(module.model)) before = module.model
    return item
  })
}

interface ItemProps extends RenderContext {
  module: Module
  /** The model of the module above; an unknown one, which visitors do not see, does not count. */
  before: string | undefined
}

/** One module; nothing where it cannot be shown. Memoized: of a long page that is edited, only what changed is rendered. */
const Item = memo(function Item({ module, before, ...context }: ItemProps) {
  const content = showModule(module, context)
  if (!content) return null
  return (
    <div
      className={styles.module}
      {...layoutAttributes(module.model, before)}
      data-model={module.model}
      {...context.editAttributes?.(module)}
    >
      {content}
    </div>
  )
})

/**
 * What the style sheet goes by. What follows a block is marked here: for a rule with `+` browsers compute the styles of all blocks
 * anew when one is added.
 * @param before the model of the module above
 */
function layoutAttributes(model: string, before: string | undefined) {
  const { isText, pageSpace, repeated, isApart } = findBlock(model)?.layout ?? {}
  const above = before === undefined ? undefined : findBlock(before)?.layout
  return {
    'data-text': isText && '',
    'data-page-space': pageSpace || above?.pageSpace === 'around' ? '' : undefined,
    'data-repeated': model === before ? repeated : undefined,
    'data-apart': isApart && '',
    'data-led': above?.isLead && '',
  }
}

const markField: FieldAttributes = (field) => ({ 'data-field': field })

/** The module's element. For an unknown model or invalid data: a report, and null or a note for editors. */
function showModule(
  module: Module,
  context: RenderContext,
  editAttributes?: EditAttributes,
): ReactElement | null {
  const block = findBlock(module.model)
  const renderInside = (modules: Module[], inner: RenderContext) => (
    <div className={styles.column} {...(modules.length === 0 && emptyNote(context.editAttributes?.(module)))}>
      <Items {...inner} modules={modules} />
    </div>
  )
  const content = block?.render({
    module,
    sizes: context.sizes,
    editAttributes,
    returnedForm: context.returnedForm,
    fieldAttributes: context.editAttributes && markField,
    headingLevel: Math.min(context.above + 1, 6),
    renderModule: (inner, sizes) => showModule(inner, { ...context, sizes }, context.editAttributes?.(inner)),
    renderModules: (inner, sizes, above = context.above) => renderInside(inner, { ...context, sizes, above }),
    renderShared: (inner, sizes) => renderInside(inner, { ...context, sizes, editAttributes: undefined }),
  })
  if (content) return content
  const missing = context.isEditor ? missingKind(module) : null
  if (missing !== null) return <Note text={{ missing }} editAttributes={editAttributes} />
  reportOnce(block ? 'Wrong data of a block' : 'Unknown block', module.model, module.id)
  return context.isEditor ? <Note text={{ model: module.model }} editAttributes={editAttributes} /> : null
}

/** The note for editors in an empty list of a module, in their language. */
function emptyNote(attributes: EditAttributes | undefined): EditAttributes & { lang?: string } {
  const { 'data-empty': note, 'data-empty-language': language } = attributes ?? {}
  return note === undefined ? {} : { 'data-empty': note, lang: String(language) }
}

/** The kind of the first required field that is missing; null if none is. */
function missingKind(module: Module): string | null {
  const [name] = missingFields(module)
  const field = name === undefined ? undefined : findBlockDefinition(module.model)?.stored[name]
  if (!field) return null
  return field.kind === 'medium' ? field.medium : field.kind
}

interface NoteProps {
  /** The kind of the missing field, or the model of a module that cannot be shown. */
  text: { missing: string } | { model: string }
  editAttributes: EditAttributes | undefined
}

function Note({ text, editAttributes }: NoteProps) {
  const t = useTranslations('blocks')
  return (
    <p role="note" className={styles.note} {...editAttributes}>
      {'missing' in text ? t('incomplete', text) : t('cannotBeShown', text)}
    </p>
  )
}
