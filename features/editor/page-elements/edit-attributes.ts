import type { Module } from '@/lib/contract/module'

/** What the element around a module carries while its page is edited. */
export type EditAttributes = (module: Module) => Record<`data-${string}`, string | number | undefined>
