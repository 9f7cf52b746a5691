import type { Locale } from '@/lib/contract/locale'
import type { Module } from '@/lib/contract/module'

export interface ModuleListProps {
  modules: Module[]
  locale: Locale
  /** Shows a note in place of a module that cannot be shown; visitors see nothing there. */
  isEditor?: boolean
}

/** The modules of a page or a column, each shown by its block's view. */
export function ModuleList({ modules, locale }: ModuleListProps) {
  return modules.map((module) => <div key={module.id} lang={locale} data-model={module.model} />)
}
