import { configure } from '@testing-library/dom';

// A busy machine takes its time; what never comes still fails.
configure({ asyncUtilTimeout: 60_000 });
