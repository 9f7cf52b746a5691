import type { HeadAttributes } from '@/components/record/record-head'
import type { Module } from '@/lib/contract/blocks/module'
import { settingPrefix } from './block-element'

/** The attributes of a module's element while its page is edited. */
export type EditAttributes = (module: Module) => Record<`data-${string}`, string | number | undefined>

/** The attributes of the settings that the page's head shows, while they are written in place. */
export const settingAttributes: HeadAttributes = (name) => ({
  'data-field': `${settingPrefix}${name}`,
})
