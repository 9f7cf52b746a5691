import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { missingFields } from '@/lib/contract/blocks/required'
import type { Locale } from '@/lib/contract/locale'
import type { Module } from '@/lib/contract/module'
import type { EditAttributes, FieldAttributes } from './block'
import { headingLevels } from './heading-levels'
import { pageSizes } from './list-sizes'
import styles from './module-list.module.css'
import { reportOnce } from './report-once'
import { findBlock } from './views'

export interface ModuleListProps {
  modules: Module[]
  locale: Locale
  /** Shows a note in place of a module that cannot be shown; visitors see nothing there. */
  isEditor?: boolean
  /** What a module's outermost element carries for its editor. */
  editAttributes?: ((module: Module) => EditAttributes) | undefined
}

/** The modules of a page on the page's grid, each shown by its block's view. */
export function ModuleList({ modules, isEditor = false, editAttributes }: ModuleListProps) {
  if (modules.length === 0) return null
  return (
    <div className={styles.page}>
      <Items
        modules={modules}
        sizes={pageSizes}
        above={1}
        isEditor={isEditor}
        editAttributes={editAttributes}
      />
    </div>
  )
}

interface Surroundings {
  sizes: string
  /** The level of the heading above. */
  above: number
  isEditor: boolean
  editAttributes: ModuleListProps['editAttributes']
}

function Items({ modules, ...around }: Surroundings & { modules: Module[] }) {
  const sorted = modules.toSorted((one, other) => one.position - other.position)
  const levels = headingLevels(sorted, around.above)
  return sorted.map((module, index) => {
    const content = showModule(module, { ...around, above: levels[index] ?? around.above })
    return (
      content && (
        <div
          key={`${module.model}-${module.id}`}
          className={styles.module}
          data-model={module.model}
          {...around.editAttributes?.(module)}
        >
          {content}
        </div>
      )
    )
  })
}

const markField: FieldAttributes = (field) => ({ 'data-field': field })

/** The module's element; null, or a note for editors, and a report where its model is unknown or its data not right. */
function showModule(module: Module, around: Surroundings, editAttributes?: EditAttributes): ReactNode {
  const render = findBlock(module.model)
  const content = render?.({
    module,
    sizes: around.sizes,
    editAttributes,
    fieldAttributes: around.editAttributes && markField,
    headingLevel: Math.min(around.above + 1, 6),
    renderModule: (inner, sizes) => showModule(inner, { ...around, sizes }, around.editAttributes?.(inner)),
    renderModules: (inner, sizes, above = around.above) => (
      <div className={styles.column}>
        <Items {...around} modules={inner} sizes={sizes} above={above} />
      </div>
    ),
  })
  if (content) return content
  if (around.isEditor && missingFields(module).length > 0) {
    return <Note model={module.model} kind="incomplete" editAttributes={editAttributes} />
  }
  reportOnce(render ? 'Wrong data of a block' : 'Unknown block', module.model, module.id)
  return around.isEditor ? (
    <Note model={module.model} kind="cannotBeShown" editAttributes={editAttributes} />
  ) : null
}

interface NoteProps {
  model: string
  kind: 'incomplete' | 'cannotBeShown'
  editAttributes: EditAttributes | undefined
}

function Note({ model, kind, editAttributes }: NoteProps) {
  const t = useTranslations('blocks')
  return (
    <p role="note" className={styles.note} {...editAttributes}>
      {t(kind, { model })}
    </p>
  )
}
