import type { CreateExamples } from '../example'

/** HTML: a table wider than a phone, a definition list, and empty code. */
export const htmlExamples: CreateExamples = ({ localized, module }) => [
  {
    variant: 'html_code',
    amount: 'usual',
    modules: [
      module('html', {
        html_code: localized(
          '<table><caption>Zuschauerzahlen</caption><thead><tr><th scope="col">Spielzeit</th><th scope="col">Vorstellungen</th><th scope="col">Zuschauerinnen und Zuschauer</th><th scope="col">Auslastung</th></tr></thead><tbody><tr><th scope="row">2024/25</th><td>64.210</td><td>18.400.000</td><td>81 %</td></tr><tr><th scope="row">2025/26</th><td>65.034</td><td>19.120.000</td><td>83 %</td></tr></tbody></table>',
          '<table><caption>Audiences</caption><thead><tr><th scope="col">Season</th><th scope="col">Performances</th><th scope="col">Visitors</th><th scope="col">Seats sold</th></tr></thead><tbody><tr><th scope="row">2024/25</th><td>64,210</td><td>18,400,000</td><td>81%</td></tr><tr><th scope="row">2025/26</th><td>65,034</td><td>19,120,000</td><td>83%</td></tr></tbody></table>',
        ),
      }),
    ],
  },
  {
    variant: 'html_code_obj',
    amount: 'usual',
    modules: [
      module('html', {
        html_code: localized(
          '<dl><dt>Gegründet</dt><dd>1846</dd><dt>Sitz</dt><dd>Berlin</dd></dl>',
          '<dl><dt>Founded</dt><dd>1846</dd><dt>Seat</dt><dd>Berlin</dd></dl>',
        ),
        html_code_obj: { id: 1, slug: 'facts', title: localized('Fakten', 'Facts') },
      }),
    ],
  },
  { variant: 'html_code', amount: 'sparse', modules: [module('html', {})] },
]
