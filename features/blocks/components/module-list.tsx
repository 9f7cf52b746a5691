import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/contract/locale'
import type { Module } from '@/lib/contract/module'
import { findBlock } from '../registry'
import { reportOnce } from '../report-once'
import styles from './module-list.module.css'

export interface ModuleListProps {
  modules: Module[]
  locale: Locale
  /** Shows a note in place of a module that cannot be shown; visitors see nothing there. */
  isEditor?: boolean
}

/** The modules of a page on the page's grid, each shown by its block's view. */
export function ModuleList({ modules, isEditor = false }: ModuleListProps) {
  if (modules.length === 0) return null
  return (
    <div className={styles.page}>
      <Items modules={modules} sizes="min(100vw, 120rem)" isEditor={isEditor} />
    </div>
  )
}

interface ItemsProps {
  modules: Module[]
  sizes: string
  isEditor: boolean
}

function Items({ modules, sizes, isEditor }: ItemsProps) {
  return modules
    .toSorted((one, other) => one.position - other.position)
    .map((module) => {
      const content = showModule(module, sizes, isEditor)
      return (
        content && (
          <div key={`${module.model}-${module.id}`} className={styles.module} data-model={module.model}>
            {content}
          </div>
        )
      )
    })
}

/** The module's element; null, or a note for editors, and a report where its model is unknown or its data not right. */
function showModule(module: Module, sizes: string, isEditor: boolean): ReactNode {
  const render = findBlock(module.model)
  const content = render?.({
    module,
    sizes,
    renderModule: (inner, innerSizes) => showModule(inner, innerSizes, isEditor),
    renderModules: (inner, innerSizes) => (
      <div className={styles.column}>
        <Items modules={inner} sizes={innerSizes} isEditor={isEditor} />
      </div>
    ),
  })
  if (content) return content
  reportOnce(render ? 'Wrong data of a block' : 'Unknown block', module.model, module.id)
  return isEditor ? <Note model={module.model} /> : null
}

function Note({ model }: { model: string }) {
  const t = useTranslations('blocks')
  return (
    <p role="note" className={styles.note}>
      {t('cannotBeShown', { model })}
    </p>
  )
}
