import type { HeroProps } from '@/features/pages/components/hero'
import type { Module } from '@/lib/contract/module'
import { settingPrefix } from './block-element'

/** The attributes of a module's element while its page is edited. */
export type EditAttributes = (module: Module) => Record<`data-${string}`, string | number | undefined>

/** The attributes of the settings that the page's head shows, while they are written in place. */
export const settingAttributes: HeroProps['fieldAttributes'] = (name) => ({
  'data-field': `${settingPrefix}${name}`,
})
