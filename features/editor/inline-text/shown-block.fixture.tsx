import { moduleOf } from '@/features/blocks/module.fixture'
import { ModuleList } from '@/features/blocks/module-list'
import { renderIn } from '@/tests/render'
import { toDocument } from '../core/trees'

/** A block as it is shown while its page is edited. */
export function shownBlock(model: string, data: Record<string, unknown>) {
  const module = moduleOf(model, data)
  const { container } = renderIn(
    'de',
    <ModuleList
      modules={[module]}
      locale="de"
      editAttributes={({ id }) => ({ 'data-module': String(id) })}
    />,
  )
  return { container, document: toDocument([module], {}, { getKey: String }), key: String(module.id) }
}
