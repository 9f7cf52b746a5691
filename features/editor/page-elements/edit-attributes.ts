import type { Module } from '@/lib/contract/module'

/** The attributes of a module's element while its page is edited. */
export type EditAttributes = (module: Module) => Record<`data-${string}`, string | number | undefined>
