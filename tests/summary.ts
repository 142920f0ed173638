import type { Reporter, TestModule } from 'vitest/node';

/** Closes a test run with one plain line, `12 passed, 0 failed`; a file that cannot be run counts as failed. */
export const summary: Reporter = {
  onTestRunEnd(modules: readonly TestModule[], errors) {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed') failed += 1;
      }
    }
    console.log(`${passed} passed, ${failed} failed`);
  },
};
