/** One browser window, driven in the few ways that the scenarios need. */
export interface Engine {
  open(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page; it must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Scrolls an element into the window and clicks its middle. Rejects when there is none. */
  click(selector: string): Promise<void>;
  /** Types into a field as a keyboard does, line breaks too. */
  type(selector: string, text: string): Promise<void>;
  press(key: 'Escape' | 'ArrowRight'): Promise<void>;
  close(): Promise<void>;
}

export interface Window {
  /** The browser's language, as in its list. */
  language: 'nb-NO' | 'en-GB';
  width: number;
  height: number;
}

/** A browser that may be installed here. */
export interface Installed {
  name: string;
  /** Debian's package. */
  package: string;
  isInstalled(): boolean;
  /** False where the language comes from the locales of the machine, which may lack Norwegian. */
  takesLanguage: boolean;
  start(window: Window): Promise<Engine>;
}

/** Waits until an expression in the page is true. Rejects after ten seconds with the expression. */
export async function until(engine: Engine, expression: string): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await engine.evaluate<boolean>(`Boolean(${expression})`))) {
    if (Date.now() > end) {
      const state = await engine.evaluate<string>(`location.href + ', ' + document.readyState`);
      throw new Error(`never came true: ${expression} (${state})`);
    }
  }
}
