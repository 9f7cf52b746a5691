import type { Module } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'
import { renderIn } from '@/tests/render'
import { ModuleList } from './module-list'

/** Shows modules as a page does. */
export function showModules(modules: Module[], locale: Locale = 'de') {
  return renderIn(locale, <ModuleList modules={modules} locale={locale} />)
}
