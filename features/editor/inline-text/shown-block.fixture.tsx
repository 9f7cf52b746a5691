import { createModule } from '@/features/blocks/module.fixture'
import { ModuleList } from '@/features/blocks/module-list'
import { renderIn } from '@/tests/render'
import { toDocument } from '../core/trees'

export function renderBlock(model: string, data: Record<string, unknown>) {
  const module = createModule(model, data)
  const { container } = renderIn(
    'de',
    <ModuleList modules={[module]} locale="de" editAttributes={({ id }) => ({ 'data-module': String(id) })} />,
  )
  return { container, document: toDocument([module], {}, { getKey: String }), key: String(module.id) }
}
