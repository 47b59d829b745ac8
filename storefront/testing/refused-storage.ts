const redefine = (target: object, name: string, descriptor: PropertyDescriptor): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { ...descriptor, configurable: true });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
};

const refuse = (): never => {
  throw new DOMException('', 'SecurityError');
};

/** Denies access to the browser's storage; returns how to allow it again. */
export const refuseStorage = (): (() => void) => {
  const restores = ['localStorage', 'sessionStorage'].map((name) => redefine(window, name, { get: refuse }));
  return () => restores.forEach((restore) => restore());
};

/** Drops every cookie, or denies access to them; returns how to allow them again. */
export const refuseCookies = (how: 'drop' | 'deny' = 'drop'): (() => void) =>
  redefine(document, 'cookie', how === 'deny' ? { get: refuse, set: refuse } : { get: () => '', set: () => undefined });
