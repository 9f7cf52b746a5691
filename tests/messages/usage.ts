import ts from 'typescript'

/** An expression in the code that reads messages. */
export interface Usage {
  /** `path:line`, for reports. */
  location: string
  /** The possible full keys, by the argument's type; null if the type does not name them. */
  keys: string[] | null
}

const factoryNames = new Set(['useTranslations', 'getTranslations', 'createTranslator'])
/** Matches files that may read messages. Others are skipped, because resolving types is slow. */
const messageUsePattern = /useTranslations|getTranslations|createTranslator|messages/i
const methodNames = new Set(['rich', 'markup', 'raw', 'has'])

/**
 * Finds the uses of messages: calls of next-intl's translators, including keys known by type
 * (`t(isOpen ? 'close' : 'open')`), and property accesses on the German messages.
 */
export function findUsages(program: ts.Program, isSource: (path: string) => boolean): Usage[] {
  const checker = program.getTypeChecker()
  const usages: Usage[] = []
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || !isSource(file.fileName) || !messageUsePattern.test(file.text)) continue
    const visit = (node: ts.Node): void => {
      const keys = ts.isCallExpression(node) ? findCallKeys(node, checker) : findAccessKeys(node, checker)
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

/** Finds the keys of `t('key')`, `t.rich('key')` and so on; undefined for any other call. */
function findCallKeys(call: ts.CallExpression, checker: ts.TypeChecker): string[] | null | undefined {
  const translator = findTranslator(call.expression)
  const argument = call.arguments[0]
  if (!translator || !argument) return undefined
  const factory = findFactory(translator, checker)
  if (!factory) return undefined
  const namespaces = findNamespaces(factory, checker)
  const names = findLiterals(argument, checker)
  if (!namespaces || !names) return null
  return namespaces.flatMap((namespace) => names.map((name) => (namespace ? `${namespace}.${name}` : name)))
}

function findTranslator(callee: ts.Expression): ts.Identifier | undefined {
  if (ts.isIdentifier(callee)) return callee
  const isMethod = ts.isPropertyAccessExpression(callee) && methodNames.has(callee.name.text)
  return isMethod && ts.isIdentifier(callee.expression) ? callee.expression : undefined
}

/** Finds the call that created a translator, also inside `await` or `Promise.all`. */
function findFactory(translator: ts.Identifier, checker: ts.TypeChecker): ts.CallExpression | undefined {
  const declaration = checker.getSymbolAtLocation(translator)?.valueDeclaration
  if (!declaration) return undefined
  if (ts.isVariableDeclaration(declaration)) return toFactory(declaration.initializer)
  if (!ts.isBindingElement(declaration)) return undefined
  const pattern = declaration.parent
  const promiseAll = ts.isVariableDeclaration(pattern.parent) ? removeAwait(pattern.parent.initializer) : undefined
  const list = promiseAll && ts.isCallExpression(promiseAll) ? promiseAll.arguments[0] : undefined
  if (!list || !ts.isArrayLiteralExpression(list) || !ts.isArrayBindingPattern(pattern)) return undefined
  return toFactory(list.elements[pattern.elements.indexOf(declaration)])
}

function toFactory(node: ts.Expression | undefined): ts.CallExpression | undefined {
  const call = removeAwait(node)
  if (!call || !ts.isCallExpression(call) || !ts.isIdentifier(call.expression)) return undefined
  return factoryNames.has(call.expression.text) ? call : undefined
}

function removeAwait(node: ts.Expression | undefined): ts.Expression | undefined {
  return node && ts.isAwaitExpression(node) ? node.expression : node
}

function findNamespaces(factory: ts.CallExpression, checker: ts.TypeChecker): string[] | null {
  const argument = factory.arguments[0]
  if (!argument) return ['']
  if (!ts.isObjectLiteralExpression(argument)) return findLiterals(argument, checker)
  const property = argument.properties.find((entry) => entry.name?.getText() === 'namespace')
  if (!property) return ['']
  return ts.isPropertyAssignment(property) ? findLiterals(property.initializer, checker) : null
}

/** Lists the possible strings of an expression by its type; null if there are others. */
function findLiterals(node: ts.Expression, checker: ts.TypeChecker): string[] | null {
  const type = checker.getTypeAtLocation(node)
  const parts = type.isUnion() ? type.types : [type]
  const values = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []))
  return values.length === parts.length ? values : null
}

/** Finds the key of a property such as `messages.Frame.skip`; undefined for other properties. */
function findAccessKeys(node: ts.Node, checker: ts.TypeChecker): string[] | undefined {
  if (!ts.isPropertyAccessExpression(node)) return undefined
  const declaration = checker.getSymbolAtLocation(node.name)?.valueDeclaration
  const isMessage = declaration?.getSourceFile().fileName.endsWith('/messages/de.json')
  if (!declaration || !isMessage || !ts.isPropertyAssignment(declaration)) return undefined
  if (!ts.isStringLiteral(declaration.initializer)) return undefined
  const names: string[] = []
  for (let ancestor: ts.Node = declaration; !ts.isSourceFile(ancestor); ancestor = ancestor.parent) {
    if (ts.isPropertyAssignment(ancestor) && ts.isStringLiteral(ancestor.name)) names.unshift(ancestor.name.text)
  }
  return [names.join('.')]
}
