import ts from 'typescript'

/** A place of the code that asks for messages. */
export interface Usage {
  /** `path:line`, for reports. */
  location: string
  /** The full keys it may ask for, by the argument's type; null when the type does not tell them. */
  keys: string[] | null
}

const factories = new Set(['useTranslations', 'getTranslations', 'createTranslator'])
/** What every file says that asks for messages; types of the others need not be found out, which takes long. */
const mayAsk = /useTranslations|getTranslations|createTranslator|messages/i
const methods = new Set(['rich', 'markup', 'raw', 'has'])

/**
 * Finds what code asks of the messages: through next-intl's translators, also with keys that only their type tells
 * (`t(isOpen ? 'close' : 'open')`), and by reading the German messages' own properties.
 */
export function findUsages(program: ts.Program, isOwn: (path: string) => boolean): Usage[] {
  const checker = program.getTypeChecker()
  const usages: Usage[] = []
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || !isOwn(file.fileName) || !mayAsk.test(file.text)) continue
    const visit = (node: ts.Node): void => {
      const keys = ts.isCallExpression(node) ? keysOfCall(node, checker) : keysOfAccess(node, checker)
      if (keys !== undefined) {
        const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
        usages.push({ location: `${file.fileName}:${line}`, keys })
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return usages
}

/** The keys of `t('key')`, `t.rich('key')` …; undefined for any other call. */
function keysOfCall(call: ts.CallExpression, checker: ts.TypeChecker): string[] | null | undefined {
  const translator = translatorOf(call.expression)
  const argument = call.arguments[0]
  if (!translator || !argument) return undefined
  const factory = factoryOf(translator, checker)
  if (!factory) return undefined
  const namespaces = namespacesOf(factory, checker)
  const names = literalsOf(argument, checker)
  if (!namespaces || !names) return null
  return namespaces.flatMap((namespace) => names.map((name) => (namespace ? `${namespace}.${name}` : name)))
}

function translatorOf(called: ts.Expression): ts.Identifier | undefined {
  if (ts.isIdentifier(called)) return called
  const isMethod = ts.isPropertyAccessExpression(called) && methods.has(called.name.text)
  return isMethod && ts.isIdentifier(called.expression) ? called.expression : undefined
}

/** The call of next-intl's factory that made the translator, through `await` and `Promise.all`. */
function factoryOf(translator: ts.Identifier, checker: ts.TypeChecker): ts.CallExpression | undefined {
  const declaration = checker.getSymbolAtLocation(translator)?.valueDeclaration
  if (!declaration) return undefined
  if (ts.isVariableDeclaration(declaration)) return asFactory(declaration.initializer)
  if (!ts.isBindingElement(declaration)) return undefined
  const pattern = declaration.parent
  const all = ts.isVariableDeclaration(pattern.parent) ? withoutAwait(pattern.parent.initializer) : undefined
  const list = all && ts.isCallExpression(all) ? all.arguments[0] : undefined
  if (!list || !ts.isArrayLiteralExpression(list) || !ts.isArrayBindingPattern(pattern)) return undefined
  return asFactory(list.elements[pattern.elements.indexOf(declaration)])
}

function asFactory(node: ts.Expression | undefined): ts.CallExpression | undefined {
  const call = withoutAwait(node)
  if (!call || !ts.isCallExpression(call) || !ts.isIdentifier(call.expression)) return undefined
  return factories.has(call.expression.text) ? call : undefined
}

function withoutAwait(node: ts.Expression | undefined): ts.Expression | undefined {
  return node && ts.isAwaitExpression(node) ? node.expression : node
}

function namespacesOf(factory: ts.CallExpression, checker: ts.TypeChecker): string[] | null {
  const argument = factory.arguments[0]
  if (!argument) return ['']
  if (!ts.isObjectLiteralExpression(argument)) return literalsOf(argument, checker)
  const property = argument.properties.find((entry) => entry.name?.getText() === 'namespace')
  if (!property) return ['']
  return ts.isPropertyAssignment(property) ? literalsOf(property.initializer, checker) : null
}

/** The strings an expression can be, by its type. */
function literalsOf(node: ts.Expression, checker: ts.TypeChecker): string[] | null {
  const type = checker.getTypeAtLocation(node)
  const parts = type.isUnion() ? type.types : [type]
  const values = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []))
  return values.length === parts.length ? values : null
}

/** The key of `messages.Frame.skip`, when its declaration lies in a JSON file; undefined for anything else. */
function keysOfAccess(node: ts.Node, checker: ts.TypeChecker): string[] | undefined {
  if (!ts.isPropertyAccessExpression(node)) return undefined
  const declaration = checker.getSymbolAtLocation(node.name)?.valueDeclaration
  const isMessage = declaration?.getSourceFile().fileName.endsWith('/messages/de.json')
  if (!declaration || !isMessage || !ts.isPropertyAssignment(declaration)) return undefined
  if (!ts.isStringLiteral(declaration.initializer)) return undefined
  const names: string[] = []
  for (let at: ts.Node = declaration; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isPropertyAssignment(at) && ts.isStringLiteral(at.name)) names.unshift(at.name.text)
  }
  return [names.join('.')]
}
