import { headlineSchema } from '@/lib/contract/blocks/headline'
import type { Module } from '@/lib/contract/module'

/**
 * For each of some modules in their order the level of the headline above it, `above` where none stands before it: so
 * that what a block calls a heading continues the page's outline and skips no level.
 */
export function headingLevels(modules: readonly Module[], above: number): number[] {
  let level = above
  return modules.map((module) => {
    if (module.model === 'headline')
      level = headlineSchema.safeParse(module.data).data?.headline_level ?? level
    return level
  })
}
