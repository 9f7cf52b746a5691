import type { Locale } from '@/lib/contract/locale'
import type { Module } from '@/lib/contract/module'
import { renderIn } from '@/tests/render'
import { ModuleList } from './module-list'

/** Shows modules as a page does. */
export function showModules(modules: Module[], locale: Locale = 'de') {
  return renderIn(locale, <ModuleList modules={modules} locale={locale} />)
}
