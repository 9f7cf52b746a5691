import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Tree, TreeItem, TreeToggle } from '@/components/ui/aria/tree'
import { BaseButton } from '@/components/ui/base-button'
import { ReadFailure } from '@/components/ui/read-failure'
import { useHydrated } from '@/components/ui/use-hydrated'
import styles from '../hub.module.css'
import { getTitle } from '../page-list/page-list'
import { branchQuery } from '../queries'
import { type PageListProps, PageRow } from './page-row'

interface BranchProps extends PageListProps {
  openIds: ReadonlySet<number>
}

export interface PageTreeProps extends BranchProps {
  onOpen: (openIds: ReadonlySet<number>) => void
}

/**
 * The page tree. It loads the children of a page when the page is expanded. In a browser without
 * JavaScript, it shows the top level.
 */
export function PageTree({ onOpen, ...props }: PageTreeProps) {
  const t = useTranslations('hub')
  const isHydrated = useHydrated()
  if (!isHydrated) return <TopPages {...props} />
  return (
    <Tree
      label={t('pages')}
      className={styles.tree}
      expandedKeys={props.openIds}
      onExpand={(expandedKeys) => onOpen(new Set([...expandedKeys].map(Number)))}
      hasControls
      isLong
      alwaysRenderedKey={props.pendingFocusId}
    >
      <Branch {...props} parent={null} />
    </Tree>
  )
}

/**
 * The children of a page (null: the top level) as items of the tree. Further items show the state
 * of loading, a failure, or a button that loads more pages.
 */
function Branch({ parent, ...props }: BranchProps & { parent: number | null }) {
  const t = useTranslations('hub')
  const { locale, openIds } = props
  const branch = useInfiniteQuery({
    ...branchQuery(locale, parent),
    enabled: parent === null || openIds.has(parent),
  })
  const { count = 0, pages = [] } = branch.data ?? {}
  const remainingPages = count - pages.length
  const branchKey = parent ?? 'top'
  return (
    <>
      {pages.map((page) => (
        <TreeItem
          key={page.id}
          id={page.id}
          name={getTitle(page, locale)}
          content={<PageRow {...props} page={page} toggle={page.childCount > 0 && <TreeToggle />} />}
        >
          {page.childCount > 0 && <Branch {...props} parent={page.id} />}
        </TreeItem>
      ))}
      {branch.isPending && (
        <TreeItem
          id={`loading ${branchKey}`}
          name={t('tree.loading')}
          content={
            <p role="status" className={styles.fact}>
              {t('tree.loading')}
            </p>
          }
        />
      )}
      {branch.isError && (
        <TreeItem
          id={`failed ${branchKey}`}
          name={t('failed')}
          isControl
          content={
            <div className={styles.fact}>
              <ReadFailure query={branch} />
            </div>
          }
        />
      )}
      {remainingPages > 0 && (
        <TreeItem
          id={`rest ${branchKey}`}
          name={t('tree.rest', { count: remainingPages })}
          isControl
          content={
            <p className={styles.switches}>
              <BaseButton onClick={() => branch.isFetching || void branch.fetchNextPage()}>
                {t('tree.rest', { count: remainingPages })}
              </BaseButton>
            </p>
          }
        />
      )}
    </>
  )
}

function TopPages(props: BranchProps) {
  const { data } = useInfiniteQuery(branchQuery(props.locale, null))
  return (
    <ul className={styles.tree}>
      {data?.pages.map((page) => (
        <li key={page.id}>
          <PageRow {...props} page={page} />
        </li>
      ))}
    </ul>
  )
}
