import type { HeadAttributes } from '@/components/record/record-head'
import type { Module } from '@/lib/contract/blocks/module'
import { settingPrefix } from './block-element'

/** Returns the attributes of a block's element while its page is edited. */
export type GetEditAttributes = (module: Module) => Record<`data-${string}`, string | number | undefined>

/** Returns the attributes of a setting that is edited in place in the page's head. */
export const settingAttributes: HeadAttributes = (name) => ({ 'data-field': `${settingPrefix}${name}` })
