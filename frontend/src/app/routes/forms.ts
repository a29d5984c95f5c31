import { inGroup } from './page-route';

export const formsRoutes = inGroup('forms', [
  {
    path: '/form-layout/form-basic',
    titleKey: 'pages.formBasic',
    load: () => import('../../demos/forms/FormBasicPage'),
    texts: ['demos'],
  },
  {
    path: '/form-layout/form-grid',
    titleKey: 'pages.formGrid',
    load: () => import('../../demos/forms/FormGridPage'),
    texts: ['demos'],
  },
  {
    path: '/form-layout/form-group',
    titleKey: 'pages.formGroup',
    load: () => import('../../demos/forms/FormGroupPage'),
    texts: ['demos'],
  },
  {
    path: '/form-layout/form-input',
    titleKey: 'pages.formInput',
    load: () => import('../../demos/forms/FormInputPage'),
    texts: ['demos'],
  },
  {
    path: '/form-pickers/datepicker',
    titleKey: 'pages.datepicker',
    load: () => import('../../demos/forms/DatepickerPage'),
    texts: ['demos'],
  },
  {
    path: '/form-pickers/tag-select',
    titleKey: 'pages.tagSelect',
    load: () => import('../../demos/forms/TagSelectPage'),
    texts: ['demos'],
  },
  {
    path: '/form-validation',
    titleKey: 'pages.formValidation',
    load: () => import('../../demos/forms/FormValidationPage'),
    texts: ['demos'],
  },
  {
    path: '/form-steps',
    titleKey: 'pages.formSteps',
    load: () => import('../../demos/forms/FormStepsPage'),
    texts: ['demos'],
  },
  {
    path: '/form-editor',
    titleKey: 'pages.formEditor',
    load: () => import('../../demos/forms/FormEditorPage'),
    texts: ['demos'],
  },
]);
