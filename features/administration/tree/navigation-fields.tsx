import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { navigationRecords } from '@/lib/contract/administration/navigation'
import { useAdministration } from '../administration-context'
import type { CustomFieldsProps } from '../record-type'
import { createEntryIndex, toEntryKey } from './entry'
import { HiddenFooterLinks } from './hidden-footer-links'
import { listPages, navigationParts } from './navigation-parts'
import { NavigationPreview } from './navigation-preview'
import { NavigationSection } from './navigation-section'
import { addItem } from './outline'
import { pagesQuery } from './queries'
import styles from './tree.module.css'
import { useNavigationChanges } from './use-navigation-changes'

/** The form for the menus and the footer: their entries, arranged in place, and a preview. */
export function NavigationFields({ record, revision, values: currentValues, ...props }: CustomFieldsProps) {
  const { problems, onChange } = props
  const t = useTranslations('administration.tree')
  const { locale } = useAdministration()
  const values = navigationRecords.values.parse(currentValues)
  const row = navigationRecords.row.parse(record.row)
  const changes = useNavigationChanges({ revision, values, onChange })
  const { announcement, announce, canUndo, undo, undoByKey, change } = changes
  const pages = listPages(values).filter((id) => !row.pages.some((page) => page.id === id))
  const { data: addedPages = [] } = useQuery(pagesQuery(locale, pages))
  const findEntry = createEntryIndex([...row.pages, ...addedPages], row.links, locale)
  const hiddenLinks = row.links
    .filter(({ id }) => !values.footer.some((entry) => entry.kind === 'link' && entry.id === id))
    .map(({ id }) => ({ id, name: findEntry(toEntryKey({ kind: 'link', id }))?.name ?? '' }))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: elements inside have the focus.
    <div className={styles.screen} onKeyDown={undoByKey}>
      <div className={styles.parts}>
        <div className={styles.help}>
          <p>{t('help')}</p>
          <p>{t('addresses')}</p>
        </div>
        <Button className={styles.undo} isDisabled={!canUndo} onClick={undo}>
          {t('undo')}
        </Button>
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        {navigationParts
          .filter((part) => part !== 'members' || values.members.length > 0)
          .map((part) => (
            <NavigationSection
              key={part}
              part={part}
              values={values}
              findEntry={findEntry}
              problem={problems[part]}
              onChange={(arrange, text) => change(part, arrange, text)}
              onAnnounce={announce}
            >
              {part === 'footer' && (
                <HiddenFooterLinks
                  links={hiddenLinks}
                  onShow={({ id, name }) =>
                    change(
                      'footer',
                      (items) => addItem(items, toEntryKey({ kind: 'link', id }), null),
                      t('added', { name }),
                    )
                  }
                />
              )}
            </NavigationSection>
          ))}
      </div>
      <NavigationPreview values={values} />
    </div>
  )
}
