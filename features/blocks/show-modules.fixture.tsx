import type { Module } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'
import { renderIn } from '@/tests/render'
import { ModuleList } from './module-list'

/** Renders modules as on a page. */
export function showModules(modules: Module[], locale: Locale = 'de') {
  return renderIn(locale, <ModuleList modules={modules} locale={locale} />)
}
