import { expect, test } from 'vitest';
import { boxOf, show } from '#storefront/testing/browser.tsx';
import styles from './list-toolbar.module.css';
import { SortSelect } from './sort-select.tsx';

test('a long sort option does not overlap the next button in a narrow window', async () => {
  const { container } = await show(
    <div className={styles.toolbar}>
      <div className={styles.filterButton}>
        <button type="button">Filters (1)</button>
      </div>
      <SortSelect
        sort={undefined}
        isSearch={false}
        basis="each"
        attributes={[
          { key: 'dcof', label: 'Slip resistance of the surface, measured wet with leather and rubber (DCOF)' },
        ]}
        onChange={() => undefined}
      />
    </div>,
    { width: 390 },
  );
  const box = (selector: string) => boxOf(container.querySelector(selector));
  expect(box('select').left).toBeGreaterThanOrEqual(box('button').right);
  expect(box('select').right).toBeLessThanOrEqual(390);
});
