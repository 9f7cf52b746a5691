import { type ContainerData, containerSchema } from '@/lib/contract/blocks/container'
import { containerLayouts } from '@/lib/contract/blocks/module'
import type { BlockViewProps } from '../block'
import { getColumnSizes } from './column-sizes'
import styles from './view.module.css'

/**
 * Container block: columns of modules in one of six layouts, stacked on narrow screens (spec §3).
 * The columns belong to the block or to the reusable container that it shows.
 */
export function ContainerView({ data, module, renderModules, renderReusable }: BlockViewProps<ContainerData>) {
  const { reusable } = data
  const layoutData = reusable ? containerSchema.safeParse(reusable.data).data : data
  const layout = containerLayouts[layoutData?.layout ?? 0] ?? '100'
  const columns = (reusable ?? module).columns.toSorted((a, b) => a.index - b.index)
  const renderChildren = reusable ? renderReusable : renderModules
  return (
    <div className={styles.container}>
      <div className={styles.columns} data-layout={layout}>
        {columns.map((column) => (
          <div key={column.index} className={styles.column}>
            {renderChildren(column.children, getColumnSizes(layout, column.index))}
          </div>
        ))}
      </div>
    </div>
  )
}
