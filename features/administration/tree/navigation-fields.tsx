import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button, getButtonClass } from '@/components/ui/button'
import { useDebounced } from '@/components/ui/use-debounced'
import { type NavigationValues, navigationRecords } from '@/lib/contract/administration/navigation'
import { locales } from '@/lib/contract/common/locale'
import type { MenuEntry } from '@/lib/contract/site/navigation'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import { useAdministration } from '../administration-context'
import formStyles from '../form/form.module.css'
import type { CustomFieldsProps } from '../record-type'
import { useAdministrationFailureText } from '../ui/use-administration-failure-text'
import { createEntryIndex, toEntryKey } from './entry'
import { listPages, navigationParts } from './navigation-parts'
import { NavigationSection } from './navigation-section'
import { addItem } from './outline'
import { pagesQuery, previewQuery } from './queries'
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

/** A preview of the menus and the footer in all languages, as visitors see them. */
function NavigationPreview({ values }: { values: NavigationValues }) {
  const t = useTranslations('administration.tree.preview')
  const tLanguages = useTranslations('administration.languages')
  const { locale, callWithLogin } = useAdministration()
  const describeFailure = useAdministrationFailureText()
  const debouncedValues = useDebounced(values)
  const { data, error, isPending } = useQuery(previewQuery(locale, debouncedValues, callWithLogin))
  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <h2 id="preview-title">{t('title')}</h2>
      <p className={styles.note}>{t('text')}</p>
      {isPending && <p role="status">{t('loading')}</p>}
      {error && (
        <p role="alert" className={styles.problem}>
          {t('failed')} {describeFailure(error.failure)}
        </p>
      )}
      {data && (
        <div className={styles.languages}>
          {locales.map((language) => (
            <section key={language} className={`on-dark ${styles.menuPreview}`} aria-label={tLanguages(language)}>
              <h3>{tLanguages(language)}</h3>
              <div lang={language}>
                <EntryList entries={data[language].menu} />
                <ul className={styles.menuPreviewFooter}>
                  {data[language].footer.map(({ title, url }) => (
                    <li key={url}>{title}</li>
                  ))}
                </ul>
              </div>
            </section>
          ))}
        </div>
      )}
    </section>
  )
}

function EntryList({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.url || entry.title} data-highlight={entry.is_highlight || undefined}>
          {entry.menu_name || entry.title}
          {entry.children.length > 0 && <EntryList entries={entry.children} />}
        </li>
      ))}
    </ul>
  )
}

interface HiddenFooterLinksProps {
  links: readonly { id: number; name: string }[]
  onShow: (link: { id: number; name: string }) => void
}

/** Buttons that show hidden links of the footer again, and a link to the form for a new link. */
function HiddenFooterLinks({ links, onShow }: HiddenFooterLinksProps) {
  const t = useTranslations('administration.tree')
  const { locale } = useAdministration()
  return (
    <div className={formStyles.actions}>
      {links.map((link) => (
        <Button key={link.id} onClick={() => onShow(link)}>
          {t('show', { name: link.name })}
        </Button>
      ))}
      <PageLink href={toAdministrationAddress(locale, 'footer-links', 'new')} className={getButtonClass('secondary')}>
        {t('newLink')}
      </PageLink>
    </div>
  )
}
