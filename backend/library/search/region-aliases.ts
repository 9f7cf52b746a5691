import type { Locale } from '@/lib/contract/common/locale'
import { type RegionCode, regionTitles } from '@/lib/contract/common/region'
import { foldWord, toSearchWords, toUmlautForm } from './parse-query'

/** Words of a query that mean a region or its towns. */
export interface RegionAlias {
  /** The number of words of the query. */
  wordCount: number
  /** The name of a federal state as words; null for other regions. */
  name: readonly string[] | null
  /** Towns of a region that is not a federal state, each as words. */
  towns: readonly (readonly string[])[]
}

const adjectives: Record<Locale, Partial<Record<RegionCode, string>>> = {
  de: {
    'DE-BW': 'baden-württembergisch',
    'DE-BY': 'bayerisch, bayrisch',
    'DE-BE': 'berlinisch, Berliner',
    'DE-BB': 'brandenburgisch, Brandenburger',
    'DE-HB': 'bremisch, Bremer',
    'DE-HH': 'hamburgisch, Hamburger',
    'DE-HE': 'hessisch',
    'DE-MV': 'mecklenburg-vorpommersch, mecklenburg-vorpommerisch',
    'DE-NI': 'niedersächsisch',
    'DE-NW': 'nordrhein-westfälisch',
    'DE-RP': 'rheinland-pfälzisch',
    'DE-SL': 'saarländisch',
    'DE-SN': 'sächsisch',
    'DE-ST': 'sachsen-anhaltisch, sachsen-anhaltinisch',
    'DE-SH': 'schleswig-holsteinisch',
    'DE-TH': 'thüringisch, Thüringer',
  },
  en: {
    'DE-BY': 'Bavarian',
    'DE-HE': 'Hessian',
    'DE-NI': 'Lower Saxon',
    'DE-NW': 'North Rhine-Westphalian',
    'DE-SN': 'Saxon',
    'DE-TH': 'Thuringian',
  },
}

const endings: Record<Locale, readonly string[]> = { de: ['', 'e', 'em', 'en', 'er', 'es'], en: [''] }

/** Words before the name of a federal state. */
const honorifics: Record<Locale, string> = {
  de: 'Freistaat, Bundesland, Land, Hansestadt, Freie Hansestadt, Freie und Hansestadt',
  en: 'Free State of, State of, Federal State of',
}

/** Names of regions in both languages, and their towns with theaters or orchestras. */
const townsOfRegions = [
  [
    'Ruhrgebiet, Ruhrpott, Metropole Ruhr, Ruhr area, Ruhr region',
    `Bochum, Bottrop, Castrop-Rauxel, Dinslaken, Dortmund, Duisburg, Essen, Gelsenkirchen, Gladbeck, Hagen, Hamm,
    Herne, Marl, Moers, Mülheim an der Ruhr, Oberhausen, Recklinghausen, Unna, Wesel, Witten`,
  ],
  [
    'Rhein-Main, Rhein-Main-Gebiet, Rhine-Main, Rhine-Main area',
    'Aschaffenburg, Bad Homburg, Darmstadt, Frankfurt am Main, Hanau, Mainz, Offenbach, Rüsselsheim, Wiesbaden',
  ],
  [
    'Franken, fränkisch, fränkische, fränkischen, fränkischer, fränkisches, Franconia',
    `Ansbach, Aschaffenburg, Bamberg, Bayreuth, Coburg, Dinkelsbühl, Erlangen, Fürth, Hof, Kronach, Kulmbach,
    Nürnberg, Rothenburg ob der Tauber, Schwabach, Schweinfurt, Würzburg`,
  ],
  ['Lausitz, Lusatia', 'Bautzen, Cottbus, Görlitz, Hoyerswerda, Kamenz, Senftenberg, Zittau'],
] as const

const toList = (line: string) => line.split(',').map((entry) => entry.trim())
const toKey = (words: readonly string[]) => words.map((word) => foldWord(toUmlautForm(word))).join(' ')

/** Lists the aliases of a language by their folded words. */
function listAliases(locale: Locale): Map<string, Omit<RegionAlias, 'wordCount'>> {
  const states = Object.entries(regionTitles).flatMap(([code, titles]) => {
    const title = titles[locale]
    const adjectivesOfState = toList(adjectives[locale][code as RegionCode] ?? '').filter(Boolean)
    const aliases = [
      ...toList(honorifics[locale]).map((honorific) => `${honorific} ${title}`),
      ...adjectivesOfState.flatMap((adjective) => endings[locale].map((ending) => adjective + ending)),
    ]
    return aliases.map((alias) => [alias, { name: toSearchWords(title), towns: [] }] as const)
  })
  const otherRegions = townsOfRegions.flatMap(([names, towns]) =>
    toList(names).map((alias) => [alias, { name: null, towns: toList(towns).map(toSearchWords) }] as const),
  )
  return new Map([...states, ...otherRegions].map(([alias, region]) => [toKey(toSearchWords(alias)), region]))
}

const aliasesByLocale = { de: listAliases('de'), en: listAliases('en') }

/** The maximum number of words in an alias: "Federal State of North Rhine-Westphalia". */
const maxWordCount = 6

/** Finds the longest alias of a region that begins at a position in the typed words. */
export function findRegionAlias(words: readonly string[], position: number, locale: Locale): RegionAlias | null {
  const remainingWords = words.length - position
  for (let wordCount = Math.min(maxWordCount, remainingWords); wordCount > 0; wordCount -= 1) {
    const region = aliasesByLocale[locale].get(toKey(words.slice(position, position + wordCount)))
    if (region) return { wordCount, name: region.name, towns: region.towns }
  }
  return null
}
